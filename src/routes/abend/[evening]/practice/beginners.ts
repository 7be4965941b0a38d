// What only beginners see at a table, in one piece that nobody else fetches.
export { default as PracticeNote } from './PracticeNote.svelte';
export { default as PracticeStrip } from './PracticeStrip.svelte';
export { default as WhoseRule } from './WhoseRule.svelte';
export { lessonOf } from '#lib/evening/schafkopf/practice.ts';
