import { describe, expect, it } from 'vitest';
import { pauseRun, startOrResume } from './cardio-run.ts';
import {
  endedUnseen,
  hiitSeconds,
  hiitState,
  NOT_STARTED,
  readHiitRun,
  skipWarmUp,
  spentSeconds,
} from './hiit-run.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => NOON + seconds * 1000;
const started = startOrResume(NOT_STARTED, NOON);

describe('a HIIT session', () => {
  it('is not started, running, paused, resumed, and over after 22 minutes', () => {
    expect(hiitState(NOT_STARTED, NOON)).toBe('not-started');
    expect(hiitState(started, at(1))).toBe('running');
    const paused = pauseRun(started, at(100));
    expect(hiitState(paused, at(9000))).toBe('paused');
    const resumed = startOrResume(paused, at(9000));
    expect([hiitState(resumed, at(9000)), hiitSeconds(resumed, at(9000))]).toEqual([
      'running',
      100,
    ]);
    expect(hiitState(started, at(1319))).toBe('running');
    expect(hiitState(started, at(1320))).toBe('over');
  });

  it('continues correctly after a reload', () => {
    const restored = readHiitRun(JSON.parse(JSON.stringify(started))) ?? NOT_STARTED;
    expect(hiitSeconds(restored, at(400))).toBe(400);
    expect(restored.startedAtMs).toBe(NOON);
  });

  it('is over with its full length if the device slept through the end', () => {
    expect(hiitState(started, at(50_000))).toBe('over');
    expect(spentSeconds(started, at(50_000))).toBe(1320);
  });

  it('counts as watched up to a minute after its end, but not a day later', () => {
    const watchedRuns = [NOT_STARTED, started, pauseRun(started, at(100))];
    for (const run of watchedRuns) expect(endedUnseen(run, at(1380))).toBe(false);
    expect(endedUnseen(started, at(1381))).toBe(true);
    expect(endedUnseen(started, at(86_400))).toBe(true);
    expect(endedUnseen(skipWarmUp(started, at(60)), at(1261))).toBe(true);
    expect(endedUnseen(pauseRun(started, at(1319)), at(86_400))).toBe(false);
  });

  it("doesn't count the skipped part of the warm-up as time spent", () => {
    const skipped = skipWarmUp(started, at(60));
    expect(hiitSeconds(skipped, at(60))).toBe(180);
    expect(spentSeconds(skipped, at(90))).toBe(90);
    expect(skipWarmUp(skipped, at(70))).toBe(skipped);
  });

  it('ignores invalid drafts', () => {
    for (const wrong of [null, 'x', {}, { watch: {}, startedAtMs: 1, skippedMs: 0 }]) {
      expect(readHiitRun(wrong)).toBeUndefined();
    }
  });
});
