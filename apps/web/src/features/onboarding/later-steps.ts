/* One chunk, loaded while the first step is filled in. */
export * from './send-answers.ts';
export { LaterStep } from './steps/later-step.tsx';
