import { finishSessionSchema, type WorkoutSession } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { feltOf, readFelt, toFeelings } from './session-feelings.tsx';

const unrated = { overallRpe: null, energyLevel: null, motivation: null, pump: null, focus: null };
const session = { ...unrated, sessionNotes: null } as WorkoutSession;

describe('how a session felt', () => {
  it('starts with the saved values', () => {
    const saved = { ...session, overallRpe: 8.5, sessionNotes: 'Strong' };
    expect(feltOf(saved)).toEqual({ overallRpe: 8.5, sessionNotes: 'Strong' });
    expect(feltOf(session)).toEqual({ sessionNotes: '' });
  });

  it('is restored from a draft and from nothing else', () => {
    const felt = { ...feltOf(session), pump: 9, sessionNotes: 'Tight ' };
    expect(readFelt(JSON.parse(JSON.stringify(felt)))).toEqual(felt);
    for (const wrong of [undefined, null, 7, {}, { sessionNotes: 1 }]) {
      expect(readFelt(wrong)).toBeUndefined();
    }
    expect(readFelt({ pump: 'high', sessionNotes: '' })).toBeUndefined();
  });

  it('is sent without unrated fields and empty notes', () => {
    const at = { finishedAt: '2026-11-21T18:00:00.000Z' };
    const sent = finishSessionSchema.parse({
      ...at,
      ...toFeelings({ focus: 6, sessionNotes: ' ' }),
    });
    expect(sent).toEqual({ ...at, focus: 6, sessionNotes: null });
  });
});
