import { finishSessionSchema, type WorkoutSession } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { feltOf, readFelt, toFeelings } from './felt.ts';

const unsaid = { overallRpe: null, energyLevel: null, motivation: null, pump: null, focus: null };
const session = { ...unsaid, sessionNotes: null } as WorkoutSession;

describe('how a session felt', () => {
  it('begins with what was said already', () => {
    const said = { ...session, overallRpe: 8.5, sessionNotes: 'Strong' };
    expect(feltOf(said)).toEqual({ overallRpe: 8.5, sessionNotes: 'Strong' });
    expect(feltOf(session)).toEqual({ sessionNotes: '' });
  });

  it('comes back from its draft as it was left, and from none not at all', () => {
    const felt = { ...feltOf(session), pump: 9, sessionNotes: 'Tight ' };
    expect(readFelt(JSON.parse(JSON.stringify(felt)))).toEqual(felt);
    for (const wrong of [undefined, null, 7, {}, { sessionNotes: 1 }]) {
      expect(readFelt(wrong)).toBeUndefined();
    }
    expect(readFelt({ pump: 'high', sessionNotes: '' })).toBeUndefined();
  });

  it('is sent without what was not rated, and with notes only where there are some', () => {
    const at = { finishedAt: '2026-11-21T18:00:00.000Z' };
    const sent = finishSessionSchema.parse({
      ...at,
      ...toFeelings({ focus: 6, sessionNotes: ' ' }),
    });
    expect(sent).toEqual({ ...at, focus: 6, sessionNotes: null });
  });
});
