import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { AssignDialog } from './assign-dialog.tsx';

const api = vi.hoisted(() => ({ assign: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('../../../lib/athletes-named.ts', () => ({ MAX_NAMED: 6, TYPING_MS: 0 }));
const ANA = '019aa000-0000-7000-8000-000000000001';
const BEN = '019aa000-0000-7000-8000-000000000002';
const FORM = '019aa000-0000-7000-8000-000000000003';
const athlete = (id: string, name: string) => ({ id, name, goal: 'Show', weeksOut: null });
vi.mock('./api.ts', () => ({
  useAssignForm: () => ({ mutateAsync: api.assign }),
  useTags: () => ({ data: { tags: [{ tag: 'Shift work', athletes: 4 }] } }),
  useAthleteSearch: () => ({ data: { clients: [athlete(ANA, 'Ana'), athlete(BEN, 'Ben')] } }),
}));

type List = ComponentProps<typeof AssignDialog>['list'];
const list: List = {
  forms: [
    {
      ...{ id: FORM, name: 'Prep', questions: [], version: 1, athletes: 10 },
      updatedAt: '2026-11-21T09:00:00.000Z',
    },
  ],
  standard: { name: 'Standard check-in', questions: [], athletes: 5 },
  unscheduled: 3,
  phases: [{ phase: 'Peak Week', athletes: 2 }],
};

function renderDialog(change: Partial<List> = {}, formId: string | null = FORM) {
  const onClose = vi.fn();
  const shown = { ...list, ...change };
  return {
    onClose,
    ...renderScreen(<AssignDialog list={shown} formId={formId} onClose={onClose} />),
  };
}

const assignButton = () => screen.getByRole('button', { name: /^Assign/ });
const choose = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => vi.clearAllMocks());

it('assigns to athletes without one on Sunday evening, unless changed', async () => {
  api.assign.mockResolvedValueOnce({ assigned: 3 });
  const { person, onClose } = renderDialog();
  expect(assignButton().textContent).toBe('Assign to 3 athletes');
  await person.click(assignButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const to = { kind: 'unscheduled' };
  expect(api.assign.mock.lastCall).toEqual([{ formId: FORM, weekday: 6, minute: 1200, to }]);
  expect(showToast.mock.lastCall?.[0].message).toBe('3 athletes check in on Sundays at 20:00.');
});

it('says how many athletes it reaches, and what they lose', async () => {
  const { person } = renderDialog();
  await person.click(choose('Everyone'));
  expect(assignButton().textContent).toBe('Assign to 18 athletes');
  expect(screen.getByText(/^Replaces the form, day and time of 15 athletes/)).toBeDefined();
  await person.click(choose('A phase'));
  await person.click(assignButton());
  expect(await screen.findByText('Choose a phase', { selector: 'p' })).toBeDefined();
  const phase = screen.getByRole('combobox', { name: 'Phase' });
  await person.selectOptions(phase, 'Peak Week');
  expect(assignButton().textContent).toBe('Assign to 2 athletes');
});

it('assigns to a tag', async () => {
  api.assign.mockResolvedValueOnce({ assigned: 4 });
  const { person } = renderDialog();
  await person.click(choose('A tag'));
  await person.click(assignButton());
  expect(await screen.findByText('Choose a tag', { selector: 'p' })).toBeDefined();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Shift work (4)');
  expect(assignButton().textContent).toBe('Assign to 4 athletes');
  await person.click(assignButton());
  await waitFor(() => expect(api.assign).toHaveBeenCalledOnce());
  expect(api.assign.mock.lastCall?.[0].to).toEqual({ kind: 'tag', tag: 'Shift work' });
});

it('assigns to chosen athletes', async () => {
  api.assign.mockResolvedValueOnce({ assigned: 1 });
  const { person } = renderDialog({}, null);
  await person.click(choose('Chosen athletes'));
  await person.click(assignButton());
  expect(await screen.findByText('Choose at least one athlete')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^Ana/ }));
  await person.click(screen.getByRole('button', { name: /^Ben/ }));
  const chosen = within(screen.getByRole('list', { name: 'Chosen athletes' }));
  expect(assignButton().textContent).toBe('Assign to 2 athletes');
  await person.click(chosen.getByRole('button', { name: 'Remove Ana' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Due on' }), 'Friday');
  await person.click(assignButton());
  await waitFor(() => expect(api.assign).toHaveBeenCalledOnce());
  const to = { kind: 'athletes', ids: [BEN] };
  expect(api.assign.mock.lastCall).toEqual([{ formId: null, weekday: 4, minute: 1200, to }]);
});

it('is for everyone if all have a check-in already', () => {
  renderDialog({ unscheduled: 0 });
  expect(screen.queryByRole('radio', { name: 'Those without one' })).toBeNull();
  expect(assignButton().textContent).toBe('Assign to 15 athletes');
});

it('needs a time, and keeps what was chosen after a rejection', async () => {
  const issues = [{ path: 'formId', message: 'That form is no longer available.' }];
  const error = JSON.stringify({ code: 'invalid_input', error: 'Look at the form.', issues });
  api.assign.mockRejectedValueOnce(new ApiError(400, error, 'Bad Request'));
  const { person, onClose } = renderDialog();
  const time = screen.getByLabelText('At');
  await person.clear(time);
  await person.click(assignButton());
  expect(await screen.findByText('Choose a time')).toBeDefined();
  await person.type(time, '07:30');
  await person.click(assignButton());
  expect(await screen.findByText('That form is no longer available.')).toBeDefined();
  expect(api.assign.mock.lastCall?.[0]).toMatchObject({ minute: 450 });
  expect(onClose).not.toHaveBeenCalled();
});
