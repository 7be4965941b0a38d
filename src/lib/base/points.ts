/** A number with a real minus sign, and with a plus where `plus` asks for it: "3", "+3", "−3", "0". */
export const signedText = (value: number, plus = true): string =>
	value < 0 ? `−${-value}` : `${plus && value > 0 ? '+' : ''}${value}`;

/** Points as the players read them: "3 P", signed "+3 P" or "−3 P". */
export const pointsText = (points: number, signed = false): string => `${signedText(points, signed)} P`;
