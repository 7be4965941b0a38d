/** Points as the players read them: "3 P", signed "+3 P" or "−3 P", with a real minus sign. */
export function pointsText(points: number, signed = false): string {
	const sign = points < 0 ? '−' : signed && points > 0 ? '+' : '';
	return `${sign}${Math.abs(points)} P`;
}
