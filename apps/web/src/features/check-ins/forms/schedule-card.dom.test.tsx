import type { CheckInSchedule } from '@posedown/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { ScheduleCard } from './schedule-card.tsx';

const api = vi.hoisted(() => ({ save: vi.fn(), stop: vi.fn(), schedule: null as unknown }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('./api.ts', () => ({
  useSchedule: () => ({ data: { schedule: api.schedule } }),
  useSaveSchedule: () => ({ mutateAsync: api.save }),
  useStopSchedule: () => ({ mutateAsync: api.stop }),
  useForms: () => ({ data: { forms: [], standard: { name: 'Standard check-in' } } }),
}));

const schedule: CheckInSchedule = {
  ...{ formId: null, formName: 'Standard check-in', weekday: 6, minute: 1200 },
  ...{ pausedUntil: null, nextDueOn: '2999-12-08', version: 4 },
};
const sent = { formId: null, weekday: 6, minute: 1200 };

function renderCard(change: Partial<CheckInSchedule> = {}) {
  api.schedule = { ...schedule, ...change };
  return renderScreen(<ScheduleCard athleteId="ana" />);
}

const button = (name: string) => screen.getByRole('button', { name });
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  api.save.mockImplementation(async (body) => ({ schedule: { ...schedule, ...body, version: 5 } }));
  api.stop.mockResolvedValue(undefined);
});

it('says which form is due when', () => {
  renderCard();
  expect(fact('Form')).toBe('Standard check-in');
  expect(fact('Due')).toBe('Sundays at 20:00, their time');
  expect(fact('Next')).toMatch(/8 Dec 2999$/);
});

it('says since when a check-in is missing', () => {
  renderCard({ nextDueOn: '2020-01-05' });
  expect(fact('Waiting since')).toMatch(/5 Jan 2020$/);
});

it('starts weekly check-ins for an athlete without any', async () => {
  api.schedule = null;
  const { person } = renderScreen(<ScheduleCard athleteId="ana" />);
  await person.click(button('Set up'));
  await person.click(await screen.findByRole('button', { name: 'Save check-in' }));
  await waitFor(() => expect(api.save).toHaveBeenCalledOnce());
  expect(api.save.mock.lastCall).toEqual([{ ...sent, version: 0 }]);
});

it('changes day and time, and says until when coaching is paused', async () => {
  const { person } = renderCard({ pausedUntil: '2999-12-01' });
  expect(fact('Paused until')).toMatch(/1 Dec 2999$/);
  await person.click(button('Change'));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Due on' }), 'Monday');
  await person.click(button('Save check-in'));
  await waitFor(() => expect(api.save).toHaveBeenCalledOnce());
  expect(api.save.mock.lastCall).toEqual([{ ...sent, weekday: 0, version: 4 }]);
});

it('stops, and resumes on undo', async () => {
  const { person } = renderCard();
  await person.click(button('Stop'));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(api.stop.mock.lastCall).toEqual([4]);
  await act(async () => showToast.mock.lastCall?.[0].action.onClick());
  expect(api.save.mock.lastCall).toEqual([{ ...sent, version: 0 }]);
});
