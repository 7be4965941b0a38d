// What only beginners see at a table, in one piece that nobody else fetches.
export { default as Hint } from './Hint.svelte';
export { default as PracticeNote } from './PracticeNote.svelte';
export { lessonOf } from '#lib/evening/schafkopf/practice.ts';
