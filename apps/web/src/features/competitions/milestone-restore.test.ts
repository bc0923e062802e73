import { type Milestone, milestoneBodySchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { milestoneRestore } from './milestone-restore.ts';

const MILESTONE: Milestone = {
  ...{ id: 'm', competitionId: 'c', version: 3 },
  name: 'Suit fitting',
  description: null,
  targetDate: '2026-12-12',
  completed: true,
  completedDate: '2026-12-11',
  suggestion: 'suit-fitting',
};

it('restores a milestone with all its fields and a new request key', () => {
  const body = milestoneRestore(MILESTONE);
  expect(milestoneBodySchema.parse(body)).toMatchObject({
    ...{ name: 'Suit fitting', targetDate: '2026-12-12' },
    ...{ completedDate: '2026-12-11', suggestion: 'suit-fitting' },
  });
  expect(milestoneRestore(MILESTONE).requestKey).not.toBe(body.requestKey);
});

it('restores an open milestone as open', () => {
  const open = milestoneRestore({ ...MILESTONE, completedDate: null, suggestion: null });
  expect(milestoneBodySchema.parse(open)).not.toHaveProperty('completedDate', expect.anything());
});
