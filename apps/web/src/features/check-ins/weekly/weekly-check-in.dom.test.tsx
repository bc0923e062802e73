import type { Profile, WeeklyCheckInInput } from '@posedown/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { ANSWERED, DUE, SCALE_ANSWERS, SENT } from '../../../lib/testing/weekly-check-ins.ts';
import type { WeeklyDue } from './api.ts';
import { weeklyOutboxOf } from './form/waiting-weekly.ts';
import { WeeklyCheckInCard } from './weekly-check-in.tsx';

const server = vi.hoisted(() => ({
  send: vi.fn(),
  fetch: vi.fn(),
  acknowledge: vi.fn(),
  sendPhoto: vi.fn(),
}));
vi.mock('./form/api.ts', () => ({
  sendWeekly: server.send,
  useSendWeekly: () => ({ mutateAsync: server.send }),
  useFetchWeekly: () => server.fetch,
  useAcknowledgeReply: () => ({ mutate: server.acknowledge }),
  ...{ cacheWeekly: vi.fn(), refreshWeekly: vi.fn(), useWeeklyHistory: vi.fn() },
}));
vi.mock('../../../lib/send-photo.ts', () => ({ sendPhoto: server.sendPhoto }));
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'ana' }) }));

let count = 0;
/** Replaces what the server has, like a refetch. */
let setWeekly: (weekly: WeeklyDue) => void = () => undefined;

function Screen({ profile, start }: { profile: Profile; start: WeeklyDue }) {
  const [weekly, setShown] = useState(start);
  setWeekly = setShown;
  return (
    <WeeklyCheckInCard
      {...{ profile, weekly }}
      isNext
      changes={<p>Cardio: 3 → 4 sessions</p>}
      onAcknowledge={() => undefined}
      renderCamera={() => null}
    />
  );
}

/** The card of a new athlete. */
function renderCard(start: WeeklyDue, id = `athlete ${++count}`) {
  setActiveUser(() => id);
  const profile = { id, timezone: 'UTC' } as Profile;
  const view = renderScreen(<Screen {...{ profile, start }} />);
  return { ...view, id, outbox: weeklyOutboxOf(id, view.client) };
}

const errorOf = (status: number, code: string, error: string, more = {}) =>
  new ApiError(status, JSON.stringify({ code, error, ...more }), '');
const offline = new TypeError('Failed to fetch');
const step = (name: RegExp, value: number) =>
  within(screen.getByRole('radiogroup', { name })).getByRole('radio', {
    name: new RegExp(`^${value}(,|$)`),
  });
const button = (name: string) => screen.getByRole('button', { name });
const lastBody = () => server.send.mock.lastCall?.[0] as WeeklyCheckInInput;
const expectSent = (body: object) => waitFor(() => expect(lastBody()).toMatchObject(body));

/** Answers the required questions with one tap each. */
async function answerScales({ person }: ReturnType<typeof renderCard>) {
  await person.click(step(/^Energy in training/, 7));
  await person.click(step(/^Hunger/, 6));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:00:00.000Z'), toFake: ['Date'] });
  for (const call of Object.values(server)) call.mockReset();
  server.send.mockResolvedValue(SENT);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

it('renders nothing without a schedule, and says until when coaching is paused', () => {
  const { container } = renderCard({ ...DUE, due: null });
  expect(container.textContent).toBe('');
  const due = { on: '2026-12-13', minute: 1200, isOpen: false, isOverdue: false };
  act(() => setWeekly({ ...DUE, due: { ...due, pausedUntil: '2026-12-06' } }));
  expect(container.textContent).toContain('Paused until Sun 6 Dec. Nothing is due.');
});

it('asks for required answers before sending, and sends with one tap for each', async () => {
  const view = renderCard(DUE);
  expect(screen.getByText('Due today, 20:00')).toBeDefined();
  await view.person.click(button('Send weekly check-in'));
  expect(server.send).not.toHaveBeenCalled();
  expect(screen.getAllByText('Answer this question')).toHaveLength(2);
  await answerScales(view);
  await view.person.type(screen.getByLabelText(/^What should your coach know/), 'Good week.');
  await view.person.click(button('Send weekly check-in'));
  await expectSent({
    ...{ dueOn: '2026-11-22', formId: null, formVersion: 1, version: 0 },
    answers: { ...SCALE_ANSWERS, note: 'Good week.' },
  });
});

it('doesn’t send a figure that can’t be read', async () => {
  const steps = { id: 'steps', type: 'number', label: 'Steps a day', unit: 'steps' } as const;
  const questions = [{ ...steps, required: false, phases: [] }];
  const { person } = renderCard({ ...DUE, form: { ...DUE.form, questions } });
  const field = screen.getByLabelText(/^Steps a day/);
  await person.type(field, 'many');
  await person.click(button('Send weekly check-in'));
  expect(server.send).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await person.clear(field);
  await person.type(field, '9500');
  await person.click(button('Send weekly check-in'));
  await expectSent({ answers: { steps: 9500 } });
});

it('shows last week’s answers as hints, which aren’t answers', async () => {
  const previous = {
    ...SENT,
    dueOn: '2026-11-15',
    answers: { ...SCALE_ANSWERS, pain: 'Left knee' },
  };
  const { person } = renderCard({ ...DUE, previous });
  expect(screen.getByRole('radio', { name: '6, last week’s answer' })).toHaveProperty(
    'checked',
    false,
  );
  expect(screen.getByText('Last week: Left knee')).toBeDefined();
  await person.click(button('Send weekly check-in'));
  expect(server.send).not.toHaveBeenCalled();
});

it('restores what was typed after a reload', async () => {
  const { person, unmount, id } = renderCard(DUE);
  await person.click(step(/^Hunger/, 9));
  unmount();
  renderCard(DUE, id);
  expect(step(/^Hunger/, 9)).toHaveProperty('checked', true);
});

it('says what happens next, and sends changes with the version', async () => {
  const view = renderCard(DUE);
  await answerScales(view);
  await view.person.click(button('Send weekly check-in'));
  await expectSent({ version: 0 });
  act(() => setWeekly({ ...DUE, current: SENT }));
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeDefined();
  await view.person.click(button('Change answers'));
  await view.person.click(step(/^Hunger/, 8));
  await view.person.click(button('Send changes'));
  await expectSent({ version: 1, answers: { ...SCALE_ANSWERS, hunger: 8 } });
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeDefined();
});

it('stores a check-in without network, and sends it later', async () => {
  server.send.mockRejectedValueOnce(offline);
  const view = renderCard(DUE);
  await answerScales(view);
  await view.person.click(button('Send weekly check-in'));
  expect(await screen.findByText(/^Saved on this device\./)).toBeDefined();
  await view.person.click(button('Change answers'));
  expect(step(/^Hunger/, 6)).toHaveProperty('checked', true);
  expect(view.outbox.items()).toHaveLength(1);
  await act(() => view.outbox.flush());
  expect(view.outbox.items()).toHaveLength(0);
  await expectSent({ answers: SCALE_ANSWERS });
});

it('returns refused answers to the form with the reason', async () => {
  server.send.mockRejectedValueOnce(offline);
  const view = renderCard(DUE);
  await answerScales(view);
  await view.person.click(button('Send weekly check-in'));
  server.send.mockRejectedValueOnce(errorOf(400, 'invalid_input', 'This check-in is too old.'));
  await act(() => view.outbox.flush());
  expect(await screen.findByText('This check-in is too old.')).toBeDefined();
  expect(step(/^Hunger/, 6)).toHaveProperty('checked', true);
});

/** A form with answers, after another device has sent others. */
async function renderOvertaken() {
  const view = renderCard(DUE);
  await answerScales(view);
  const theirs = { ...SENT, answers: { ...SCALE_ANSWERS, hunger: 9 }, version: 3 };
  server.send.mockRejectedValueOnce(errorOf(409, 'changed_meanwhile', 'Changed.'));
  server.fetch.mockResolvedValueOnce({ ...DUE, current: theirs });
  await view.person.click(button('Send weekly check-in'));
  act(() => setWeekly({ ...DUE, current: theirs }));
  return view;
}

it('shows what another device sent first, and overwrites it only on request', async () => {
  const { person } = await renderOvertaken();
  expect((await screen.findByRole('alert')).textContent).toContain('Hunger: 9 of 10');
  const firstKey = lastBody().requestKey;
  await person.click(button('Send these answers instead'));
  await expectSent({ version: 3, answers: SCALE_ANSWERS });
  expect(lastBody().requestKey).not.toBe(firstKey);
});

it('keeps the other device’s answers on request', async () => {
  const { person } = await renderOvertaken();
  await person.click(await screen.findByRole('button', { name: 'Keep those answers' }));
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeDefined();
  expect(server.send).toHaveBeenCalledOnce();
});

it('overwrites without asking what this device sent itself', async () => {
  const view = renderCard({ ...DUE, current: SENT });
  await view.person.click(button('Change answers'));
  await view.person.click(step(/^Hunger/, 8));
  server.send.mockRejectedValueOnce(errorOf(409, 'changed_meanwhile', 'Changed.'));
  server.fetch.mockResolvedValueOnce({ ...DUE, current: { ...SENT, version: 2 } });
  await view.person.click(button('Send changes'));
  await expectSent({ version: 2, answers: { hunger: 8 } });
});

it('shows changes that came after the coach’s answer, to send as a message', async () => {
  const view = renderCard({ ...DUE, current: SENT });
  await view.person.click(button('Change answers'));
  await view.person.click(step(/^Hunger/, 8));
  server.send.mockRejectedValueOnce(errorOf(409, 'conflict', 'Your coach has already replied.'));
  await view.person.click(button('Send changes'));
  act(() => setWeekly({ ...DUE, current: ANSWERED }));
  expect(
    await screen.findByText(/Your changes weren’t sent\. Your coach has already/),
  ).toBeDefined();
  expect(screen.getByText('Hunger: 8 of 10')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send a message' })).toBeDefined();
  await view.person.click(button('Discard changes'));
  expect(screen.queryByText('Hunger: 8 of 10')).toBeNull();
});

it('loads the new questions if the form can’t be answered anymore', async () => {
  const view = renderCard(DUE);
  await answerScales(view);
  const issues = [{ path: 'formId', message: 'This form is no longer available.' }];
  server.send.mockRejectedValueOnce(errorOf(400, 'invalid_input', 'Gone.', { issues }));
  const [first, ...rest] = DUE.form.questions;
  if (!first) throw new Error('the form is empty');
  const questions = [...rest, { ...first, id: 'mood', label: 'Mood' }];
  server.fetch.mockResolvedValueOnce({ ...DUE, form: { ...DUE.form, id: 'new', questions } });
  await view.person.click(button('Send weekly check-in'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your coach changed the questions.',
  );
  await view.person.click(step(/^Mood/, 5));
  await view.person.click(button('Send weekly check-in'));
  const { 'training-energy': _gone, ...others } = SCALE_ANSWERS;
  await expectSent({ formId: 'new', answers: { ...others, mood: 5 } });
});

it('shows the coach’s answer with the plan changes until it is acknowledged', async () => {
  const { person } = renderCard({ ...DUE, current: ANSWERED });
  const reply = screen.getByRole('figure').textContent;
  expect(reply).toMatch(/^Strong week\.\nKeep the steps up\.Ali/);
  expect(screen.getByText('Cardio: 3 → 4 sessions')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change answers' })).toBeNull();
  await person.click(button('Got it'));
  expect(server.acknowledge.mock.lastCall?.[0]).toBe(ANSWERED.id);
  const seen = { ...ANSWERED, acknowledgedAt: '2026-11-23T10:00:00.000Z' };
  act(() => setWeekly({ ...DUE, current: seen }));
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  expect(screen.getByText('Your coach’s answer').closest('details')?.open).toBe(false);
});

/** A form with answers and a chosen photo. */
async function renderWithPhoto() {
  const view = renderCard(DUE);
  await answerScales(view);
  const file = new File(['x'], 'side.jpg', { type: 'image/jpeg' });
  await view.person.upload(screen.getByLabelText('Choose a photo: Side'), file);
  return view;
}

it('uploads a photo of a pose, and sends its id', async () => {
  const photo = { id: 'photo-1', userId: 'ana', width: 3, height: 4, pose: 'side' };
  server.sendPhoto.mockResolvedValueOnce(photo);
  const view = await renderWithPhoto();
  await waitFor(() => expect(screen.getByLabelText('Replace the photo: Side')).toBeDefined());
  expect(server.sendPhoto.mock.lastCall?.[1]).toMatchObject({
    ...{ purpose: 'progress', pose: 'side', date: '2026-11-22' },
  });
  await view.person.click(button('Send weekly check-in'));
  await expectSent({ answers: { ...SCALE_ANSWERS, photos: { side: 'photo-1' } } });
});

it('says that photos need a connection, and keeps the rest', async () => {
  server.sendPhoto.mockRejectedValueOnce(offline);
  const view = await renderWithPhoto();
  await waitFor(() => expect(button('Upload again')).toBeDefined());
  await view.person.click(button('Send weekly check-in'));
  expect(server.send).not.toHaveBeenCalled();
  expect(screen.getByText(/photos need a connection/)).toBeDefined();
  await view.person.click(button('Remove the photo: Side'));
  await view.person.click(button('Send weekly check-in'));
  await expectSent({ answers: SCALE_ANSWERS });
});
