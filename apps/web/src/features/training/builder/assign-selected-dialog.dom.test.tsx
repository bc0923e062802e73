import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { AssignSelectedDialog } from './assign-selected-dialog.tsx';

const api = vi.hoisted(() => ({ assign: vi.fn(), plans: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('../api.ts', () => ({
  useAssignPlanToEach: () => api.assign,
  useTrainingPlans: () => ({ data: { pages: [{ plans: api.plans() }] }, hasNextPage: false }),
}));

const ANA = { id: 'a', name: 'Ana' };
const BEN = { id: 'b', name: 'Ben' };
const PLAN = { id: 'p', name: 'Upper lower' };
const onClose = vi.fn();
const assign = () => screen.getByRole('button', { name: 'Assign' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  api.assign.mockResolvedValue([]);
  api.plans.mockReturnValue([PLAN]);
});

it('assigns the chosen plan from today', async () => {
  const { person } = renderScreen(<AssignSelectedDialog athletes={[ANA, BEN]} onClose={onClose} />);
  await person.click(assign());
  expect(screen.getByText('Choose a plan.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Upper lower');
  await person.click(assign());
  expect(api.assign.mock.calls).toMatchObject([
    [{ athletes: [ANA, BEN] }, { planId: 'p', startsOn: '2026-11-21' }],
  ]);
  expect(onClose.mock.calls).toEqual([[true]]);
});

it('says who needs a reason, which is given one by one', async () => {
  const issues = [{ path: 'warningReason', message: 'Chest gets 40 sets a week.' }];
  const body = JSON.stringify({ code: 'invalid_input', error: 'Check the fields.', issues });
  api.assign.mockResolvedValueOnce([{ athlete: BEN, error: new ApiError(400, body, '') }]);
  const { person } = renderScreen(<AssignSelectedDialog athletes={[ANA, BEN]} onClose={onClose} />);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Upper lower');
  await person.click(assign());
  expect(
    await screen.findByText(
      'Not assigned to: Ben. Chest gets 40 sets a week. To assign it anyway, give a reason for each of them under Your plans.',
    ),
  ).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('leads to the builder without plans', () => {
  api.plans.mockReturnValue([]);
  renderScreen(<AssignSelectedDialog athletes={[ANA]} onClose={onClose} />);
  expect(screen.getByRole('link', { name: 'Build your first plan' })).toBeTruthy();
  expect((assign() as HTMLButtonElement).disabled).toBe(true);
});
