import { describe, expect, it } from 'vitest';
import {
  currentPose,
  endPractice,
  isFirst,
  isLast,
  nextPose,
  type Practice,
  poseMsLeft,
  practicedPoses,
  practiceState,
  previousPose,
  readPractice,
  resetPose,
  settle,
  startPractice,
  steadyPractice,
  togglePlay,
} from './practice.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => NOON + seconds * 1000;
const start = (routine: Practice['routine'] = 'mandatory') => startPractice(routine, 'key', NOON);
const nameOf = (practice: Practice) => currentPose(practice).name;

describe('a posing session', () => {
  it('starts with the first pose, nothing completed and the timer running', () => {
    const practice = start();
    expect([nameOf(practice), practiceState(practice, NOON)]).toEqual([
      'Front Double Bicep',
      'running',
    ]);
    expect(practice.completed).toEqual(Array(8).fill(false));
    expect(poseMsLeft(practice, at(4))).toBe(6000);
  });

  it('stops at zero and starts the next pose after a second', () => {
    const atZero = settle(start(), at(10.5));
    expect([nameOf(atZero), practiceState(atZero, at(10.5)), poseMsLeft(atZero, at(10.5))]).toEqual(
      ['Front Double Bicep', 'advancing', 0],
    );
    const after = settle(atZero, at(11));
    expect(nameOf(after)).toBe('Front Lat Spread');
    expect(after.completed[0]).toBe(true);
    expect([practiceState(after, at(11)), poseMsLeft(after, at(11))]).toEqual(['running', 10_000]);
  });

  it('ends after the last pose: 85 s and a second between each two', () => {
    const total = 85 + 7;
    expect(settle(start(), at(total - 0.1)).isOver).toBe(false);
    const over = settle(start(), at(total));
    expect(practiceState(over, at(total))).toBe('over');
    expect(over.completed).toEqual(Array(8).fill(true));
  });

  it('is correct after time in the background, with or without ticks', () => {
    let ticked = start();
    for (let second = 0; second <= 40; second += 0.25) ticked = settle(ticked, at(second));
    expect(settle(start(), at(40))).toEqual(ticked);
    expect(nameOf(ticked)).toBe('Back Double Bicep');
    expect(poseMsLeft(ticked, at(40))).toBe(3000);
  });

  it('is restored after a reload, and ignores invalid drafts', () => {
    const practice = settle(start('Classic Physique'), at(15));
    const back = readPractice(JSON.parse(JSON.stringify(practice)), at(18));
    expect(back).toEqual(practice);
    expect(back && poseMsLeft(settle(back, at(18)), at(18))).toBe(poseMsLeft(practice, at(18)));
    const wrong = [
      null,
      'x',
      {},
      { ...practice, routine: 'ballet' },
      { ...practice, index: 9 },
      { ...practice, index: -1 },
      { ...practice, completed: [true] },
      { ...practice, heldMs: Array(9).fill('x') },
      { ...practice, watch: 3 },
      { ...practice, startedAtMs: 'noon' },
    ];
    for (const draft of wrong) expect(readPractice(draft, NOON)).toBeUndefined();
  });

  it('is restored from an older version’s draft, starting now', () => {
    const { startedAtMs, ...old } = settle(start(), at(15));
    expect(readPractice(old, at(18))).toEqual({ ...old, startedAtMs: at(18) });
    expect(startedAtMs).toBe(NOON);
  });

  it('completes the pose on Next, loads the next one and pauses', () => {
    const practice = nextPose(start(), at(3));
    expect([
      nameOf(practice),
      practiceState(practice, at(60)),
      poseMsLeft(practice, at(60)),
    ]).toEqual(['Front Lat Spread', 'paused', 10_000]);
    expect(practice.completed[0]).toBe(true);
  });

  it('goes back on Previous and pauses', () => {
    const practice = previousPose(settle(start(), at(12)), at(13));
    expect([
      nameOf(practice),
      practiceState(practice, at(13)),
      poseMsLeft(practice, at(13)),
    ]).toEqual(['Front Double Bicep', 'paused', 10_000]);
    expect(practice.completed[0]).toBe(true);
  });

  it('has no pose before the first and none after the last', () => {
    const first = start();
    expect([isFirst(first), previousPose(first, at(1))]).toEqual([true, first]);
    let last = first;
    for (let count = 0; count < 7; count += 1) last = nextPose(last, at(1));
    expect([isLast(last), nameOf(last), nextPose(last, at(2))]).toEqual([
      true,
      'Most Muscular',
      last,
    ]);
  });

  it('restores the full time on Reset, running or paused', () => {
    const running = resetPose(start(), at(7));
    expect([poseMsLeft(running, at(7)), practiceState(running, at(7))]).toEqual([
      10_000,
      'running',
    ]);
    const paused = resetPose(togglePlay(start(), at(7)), at(8));
    expect([poseMsLeft(paused, at(20)), practiceState(paused, at(20))]).toEqual([10_000, 'paused']);
  });

  it('does not count while paused, even between two poses', () => {
    const paused = togglePlay(start(), at(4));
    expect(poseMsLeft(settle(paused, at(400)), at(400))).toBe(6000);
    const between = togglePlay(settle(start(), at(10.4)), at(10.4));
    expect(nameOf(settle(between, at(400)))).toBe('Front Double Bicep');
    const resumed = togglePlay(between, at(500));
    expect(nameOf(settle(resumed, at(500.6)))).toBe('Front Lat Spread');
  });

  it('completes a pose in the second after it, however it is left', () => {
    const over = settle(start(), at(10.5));
    for (const leave of [endPractice, previousPose, resetPose]) {
      const second = settle(nextPose(start(), at(3)), at(4));
      const secondOver = settle(togglePlay(second, at(4)), at(14.5));
      expect(leave(secondOver, at(14.5)).completed.slice(0, 3)).toEqual([true, true, false]);
      expect(leave(start(), at(9.9)).completed).toEqual(Array(8).fill(false));
    }
    const paused = togglePlay(over, at(10.5));
    expect(practicedPoses(endPractice(paused, at(60)))).toEqual([
      { name: 'Front Double Bicep', duration: 10, completed: true },
    ]);
  });

  it('adds up the seconds held of each pose, repeats included', () => {
    let practice = resetPose(start(), at(4));
    practice = nextPose(practice, at(7));
    practice = togglePlay(practice, at(20));
    practice = endPractice(practice, at(25));
    expect(practicedPoses(practice)).toEqual([
      { name: 'Front Double Bicep', duration: 7, completed: true },
      { name: 'Front Lat Spread', duration: 5, completed: false },
    ]);
  });

  it('holds each pose for its full time without interaction', () => {
    const poses = practicedPoses(settle(start('individual'), at(3600)));
    expect(poses.map(({ duration }) => duration)).toEqual([8, 20, 25, 20, 17]);
  });

  it('keeps its time when the device sets its clock back', () => {
    const practice = steadyPractice(start(), at(6), at(-3600));
    expect(poseMsLeft(practice, at(-3600))).toBe(4000);
  });
});
