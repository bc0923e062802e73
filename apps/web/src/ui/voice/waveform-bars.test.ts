import { expect, it } from 'vitest';
import { levelOf, waveformBars } from './waveform-bars.ts';

const sound = (amplitude: number) =>
  Float32Array.from({ length: 512 }, (_, at) => amplitude * Math.sin((at * Math.PI) / 8));

it('rates silence as 0 and loud speech as 100', () => {
  expect([0, 0.0001, 1].map((amplitude) => levelOf(sound(amplitude)))).toEqual([0, 0, 100]);
  const quiet = levelOf(sound(0.02));
  expect(quiet).toBeGreaterThan(levelOf(sound(0.01)));
  expect(quiet).toBeLessThan(levelOf(sound(0.2)));
});

it('shows the loudest moment of each bar', () => {
  const levels = Array.from({ length: 640 }, (_, at) => (at === 15 ? 90 : 10));
  const bars = waveformBars(levels);
  expect(bars).toHaveLength(64);
  expect(bars.slice(0, 3)).toEqual([10, 90, 10]);
});

it('stretches a short recording', () => {
  const bars = waveformBars([10, 80]);
  expect([bars.length, bars[0], bars[31], bars[32], bars[63]]).toEqual([64, 10, 10, 80, 80]);
});

it('is flat without levels', () => {
  expect(new Set(waveformBars([]))).toEqual(new Set([0]));
});
