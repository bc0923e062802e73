import type { Protocol } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';

let clientId: string;

const it = sceneTest.extend('api', ({ asCoach }) => {
  /** Drafts a protocol, changes each phase and tries to approve it. */
  async function approveWith(change: (phase: Phase) => Partial<Phase>) {
    const request = { clientId, protocolType: 'cutting' };
    const made: Protocol = (await asCoach.post('/api/ai/protocol-recommendation', request)).json();
    const { bodyFatTarget, phases } = made.protocol;
    const changed = phases.map((phase) => ({ ...phase, ...change(phase) }));
    const url = `/api/protocols/${made.id}`;
    const payload = { version: 0, bodyFatTarget, phases: changed };
    const draft: Protocol = (await asCoach.request({ method: 'PUT', url, payload })).json();
    const approval = { version: 1, warningReason: 'Asked on Monday: healthy.' };
    return { draft, reply: await asCoach.post(`${url}/approve`, approval) };
  }
  return { approveWith };
});

it.beforeAll(async ({ scene }) => {
  clientId = scene.people.athlete.id;
});

type Phase = Protocol['protocol']['phases'][number];

describe('approving a protocol', () => {
  it('is rejected for macros past a limit that a draft may exceed', async ({ api }) => {
    const fats = 5;
    const { draft, reply } = await api.approveWith(({ calories, protein }) => ({
      ...{ fats, carbs: Math.round((calories - 4 * protein - 9 * fats) / 4) },
    }));
    expect(draft.safety.findings).toContainEqual(
      expect.objectContaining({ check: 'macros', level: 'block', phase: 0 }),
    );
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      expect.stringMatching(/Fat of 5 g a day is too little: at least \d+ g/),
    ]);
  });

  it('is rejected for more sets than its days can fit', async ({ api }) => {
    const { draft, reply } = await api.approveWith(() => ({ weeklySets: 200, trainingDays: 3 }));
    expect(draft.safety.findings).toContainEqual(
      expect.objectContaining({ check: 'volume', level: 'block', phase: 0 }),
    );
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      expect.stringContaining(
        '200 sets a week are too many for 3 training days: the maximum is 180.',
      ),
    ]);
  });
});
