export { startCardioPlan } from './start-cardio-plan.ts';
