import type { FormQuestion, Profile, Units, WeeklyCheckInInput } from '@posedown/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../../../lib/api-client.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { DUE, SENT } from '../../../../lib/testing/weekly-check-ins.ts';
import { WeeklyForm } from './weekly-form.tsx';

const server = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('./api.ts', () => ({
  sendWeekly: server.send,
  useSendWeekly: () => ({ mutateAsync: server.send }),
  useFetchWeekly: () => vi.fn(),
  ...{ cacheWeekly: vi.fn(), refreshWeekly: vi.fn() },
}));
vi.mock('../../../../ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

const question: FormQuestion = {
  ...{ id: 'tape', type: 'measurements', label: 'Tape', girths: ['waist', 'hips'] },
  ...{ required: false, phases: [] },
};

interface Options {
  units?: Units;
  isRequired?: boolean;
  /** Last week's answer, in cm. */
  last?: Record<string, number>;
  id?: string;
}

let count = 0;

/** The form of a new athlete that asks for waist and hips. */
function renderForm({ units = 'metric', isRequired = false, last, id }: Options = {}) {
  const userId = id ?? `athlete ${++count}`;
  setActiveUser(() => userId);
  const questions = [{ ...question, required: isRequired }];
  const view = renderScreen(
    <WeeklyForm
      profile={{ id: userId, timezone: 'UTC', units } as Profile}
      dueOn="2026-11-22"
      newest={{ ...DUE.form, questions }}
      sent={null}
      before={last ? { ...SENT, questions, answers: { tape: last } } : null}
      isNext
      onEdit={() => undefined}
      onDone={() => undefined}
      renderCamera={() => null}
    />,
  );
  return { ...view, userId };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send weekly check-in' });
const expectSent = (answers: object) =>
  waitFor(() => {
    const body = server.send.mock.lastCall?.[0] as WeeklyCheckInInput;
    expect(body.answers).toEqual(answers);
  });

beforeEach(() => {
  server.send.mockReset();
  server.send.mockResolvedValue(SENT);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

it('sends a number for each girth, and leaves out empty ones', async () => {
  const { person } = renderForm();
  expect(screen.getByRole('group', { name: /^Tape/ })).toBeDefined();
  await person.type(field('Waist'), '82,5');
  await person.type(field('Hips'), '95');
  await person.clear(field('Hips'));
  await person.click(sendButton());
  await expectSent({ tape: { waist: 82.5 } });
});

it('sends no answer if every girth is empty', async () => {
  const { person } = renderForm();
  await person.type(field('Waist'), '8');
  await person.clear(field('Waist'));
  await person.click(sendButton());
  await expectSent({});
});

it('accepts inches, and cm typed as such', async () => {
  const { person } = renderForm({ units: 'imperial' });
  await person.type(field('Waist'), '32.5');
  await person.type(field('Hips'), '95 cm');
  await person.click(sendButton());
  await expectSent({ tape: { waist: 82.55, hips: 95 } });
});

it('shows last week’s numbers in empty fields, which aren’t answers', async () => {
  const { person } = renderForm({ units: 'imperial', last: { waist: 82.55 } });
  expect(field('Waist').placeholder).toBe('32.5');
  expect([field('Waist').value, field('Hips').placeholder]).toEqual(['', '']);
  expect(screen.getByText('The numbers in empty fields are last week’s.')).toBeDefined();
  await person.click(sendButton());
  await expectSent({});
});

it('reports a number out of range when it is sent, and what can’t be read right away', async () => {
  const { person } = renderForm();
  await person.type(field('Waist'), '8');
  expect(field('Waist').getAttribute('aria-invalid')).not.toBe('true');
  await person.type(field('Hips'), 'wide');
  expect(field('Hips').getAttribute('aria-invalid')).toBe('true');
  await person.click(sendButton());
  expect(server.send).not.toHaveBeenCalled();
  expect(screen.getByText('Check these: waist, hips')).toBeDefined();
  expect(field('Waist').getAttribute('aria-invalid')).toBe('true');
  await person.type(field('Waist'), '2');
  await person.clear(field('Hips'));
  await person.click(sendButton());
  await expectSent({ tape: { waist: 82 } });
});

it('asks for every girth if they are required', async () => {
  const { person } = renderForm({ isRequired: true });
  await person.click(sendButton());
  expect(screen.getByText('Answer this question')).toBeDefined();
  await person.type(field('Waist'), '82');
  await person.click(sendButton());
  expect(screen.getByText('Still missing: hips')).toBeDefined();
  expect(server.send).not.toHaveBeenCalled();
  await person.type(field('Hips'), '95');
  await person.click(sendButton());
  await expectSent({ tape: { waist: 82, hips: 95 } });
});

it('restores what was typed after a reload, without what can’t be sent', async () => {
  const { person, unmount, userId } = renderForm({ units: 'imperial' });
  await person.type(field('Waist'), '32.5');
  await person.type(field('Hips'), 'wide');
  unmount();
  renderForm({ units: 'imperial', id: userId });
  expect([field('Waist').value, field('Hips').value]).toEqual(['32.5', '']);
});
