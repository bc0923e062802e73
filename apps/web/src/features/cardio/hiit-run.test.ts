import { describe, expect, it } from 'vitest';
import { holdOn, startOrGoOn } from './cardio-run.ts';
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
const started = startOrGoOn(NOT_STARTED, NOON);

describe('a HIIT session', () => {
  it('is not started, runs, is paused, goes on, and is over after 22 minutes', () => {
    expect(hiitState(NOT_STARTED, NOON)).toBe('not-started');
    expect(hiitState(started, at(1))).toBe('running');
    const paused = holdOn(started, at(100));
    expect(hiitState(paused, at(9000))).toBe('paused');
    const again = startOrGoOn(paused, at(9000));
    expect([hiitState(again, at(9000)), hiitSeconds(again, at(9000))]).toEqual(['running', 100]);
    expect(hiitState(started, at(1319))).toBe('running');
    expect(hiitState(started, at(1320))).toBe('over');
  });

  it('is where it should be after a reload in the middle of it', () => {
    const kept = readHiitRun(JSON.parse(JSON.stringify(started))) ?? NOT_STARTED;
    expect(hiitSeconds(kept, at(400))).toBe(400);
    expect(kept.startedAtMs).toBe(NOON);
  });

  it('is over, and no longer than it is, when a device slept through its end', () => {
    expect(hiitState(started, at(50_000))).toBe('over');
    expect(spentSeconds(started, at(50_000))).toBe(1320);
  });

  it('counts as seen up to a minute after its end, and not when it was found a day later', () => {
    const seen = [NOT_STARTED, started, holdOn(started, at(100))];
    for (const run of seen) expect(endedUnseen(run, at(1380))).toBe(false);
    expect(endedUnseen(started, at(1381))).toBe(true);
    expect(endedUnseen(started, at(86_400))).toBe(true);
    expect(endedUnseen(skipWarmUp(started, at(60)), at(1261))).toBe(true);
    expect(endedUnseen(holdOn(started, at(1319)), at(86_400))).toBe(false);
  });

  it('skips what is left of the warm-up, and does not count it as spent', () => {
    const skipped = skipWarmUp(started, at(60));
    expect(hiitSeconds(skipped, at(60))).toBe(180);
    expect(spentSeconds(skipped, at(90))).toBe(90);
    expect(skipWarmUp(skipped, at(70))).toBe(skipped);
  });

  it('reads no session out of anything else', () => {
    for (const wrong of [null, 'x', {}, { watch: {}, startedAtMs: 1, skippedMs: 0 }]) {
      expect(readHiitRun(wrong)).toBeUndefined();
    }
  });
});
