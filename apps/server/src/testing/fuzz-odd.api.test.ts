import { runFuzz } from './fuzz/run-fuzz.ts';

runFuzz(1);
