import type { ScheduledMessage } from '@posedown/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { todayIn } from '../../../lib/days.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { EditScheduledDialog, NewScheduledDialog } from './schedule-dialog.tsx';
import { ScheduledLines } from './scheduled-lines.tsx';
import { SendLater } from './send-later.tsx';
import { toInstant } from './send-time.ts';

const api = vi.hoisted(() => ({
  ...{ schedule: vi.fn(), change: vi.fn(), send: vi.fn(), cancel: vi.fn(), restore: vi.fn() },
}));
vi.mock('./api.ts', () => ({
  useScheduleMessage: () => ({ isPending: false, mutate: api.schedule }),
  useChangeScheduled: () => ({ isPending: false, mutate: api.change }),
  useSendScheduled: () => ({ isPending: false, mutate: api.send }),
  useCancelScheduled: () => ({ isPending: false, mutateAsync: api.cancel }),
  useRestoreScheduled: () => ({ isPending: false, mutateAsync: api.restore }),
}));

const ANA = { athleteId: 'a', name: 'Ana' };
const onClose = vi.fn();
const onText = vi.fn();
const onScheduled = vi.fn();

/** Tomorrow at eight on this device. */
function tomorrow(): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  return toInstant({ day: todayIn(undefined, at), clock: '08:00' }) ?? '';
}

const waiting: ScheduledMessage = {
  ...{ id: 'm', athleteId: 'a', name: 'Ana', content: 'Sleep well.', problem: null, version: 3 },
  sendAt: tomorrow(),
};

beforeEach(() => vi.clearAllMocks());

const drawNew = (text = 'Sleep well.') =>
  renderScreen(<NewScheduledDialog {...ANA} {...{ text, onText, onScheduled, onClose }} />);

const scheduleButton = () => screen.getByRole('button', { name: 'Schedule message' });

it('schedules the written text for a usual time, in the zone it names', async () => {
  const { person } = drawNew();
  expect(screen.getByText(/^In your time zone: \S+\.$/)).toBeTruthy();
  await person.click(scheduleButton());
  expect(screen.getAllByText('Choose a day').length).toBeGreaterThan(1);
  await person.click(screen.getByRole('button', { name: 'Tomorrow 08:00' }));
  await person.type(screen.getByRole('textbox', { name: 'Message' }), ' Really.');
  await person.click(scheduleButton());
  const [body, { onSuccess }] = api.schedule.mock.calls[0] ?? [];
  expect(body).toMatchObject({ content: 'Sleep well. Really.', sendAt: tomorrow() });
  expect(onText).toHaveBeenLastCalledWith('Sleep well. Really.');
  onSuccess({ sendAt: tomorrow() });
  expect([onScheduled.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it('sends nothing without a text, and shows the server’s reason', async () => {
  const { person } = drawNew(' ');
  await person.click(screen.getByRole('button', { name: 'Tomorrow 08:00' }));
  await person.click(scheduleButton());
  expect(screen.getByText('Write something first')).toBeTruthy();
  expect(api.schedule).not.toHaveBeenCalled();
  await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi');
  const error = '20 messages to this athlete already wait. Send or cancel one first.';
  api.schedule.mockImplementation((_, { onError }) =>
    onError(new ApiError(409, JSON.stringify({ error, code: 'conflict' }), '')),
  );
  await person.click(scheduleButton());
  expect(screen.getByText(error)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('edits a message, and again on the version of another device', async () => {
  api.change.mockImplementationOnce((_, { onError }) =>
    onError(new ApiError(409, JSON.stringify({ code: 'changed_meanwhile', version: 7 }), '')),
  );
  const { person } = renderScreen(
    <EditScheduledDialog {...ANA} message={waiting} onClose={onClose} />,
  );
  const save = screen.getByRole('button', { name: 'Save message' });
  await person.click(save);
  expect(screen.getByText(/^This was changed in the meantime/)).toBeTruthy();
  await person.click(save);
  const { content, sendAt } = waiting;
  expect(api.change.mock.calls.map(([body]) => body)).toEqual([
    { content, sendAt, id: 'm', version: 3 },
    { content, sendAt, id: 'm', version: 7 },
  ]);
});

it('shows when each message is sent or why it wasn’t, and sends or cancels it', async () => {
  api.cancel.mockResolvedValue(undefined);
  const late: ScheduledMessage = { ...waiting, id: 'l', content: 'Rest.', problem: 'late' };
  const { person } = renderScreen(<ScheduledLines {...ANA} messages={[waiting, late]} />);
  expect(screen.getByText(/^Sends/).textContent).toBe('Sends tomorrow, 08:00');
  expect(screen.getByText(/^Not sent/).textContent).toBe(
    'Not sent tomorrow, 08:00: the server was down for more than a day.',
  );
  await person.click(screen.getByRole('button', { name: 'Send now: Rest.' }));
  expect(api.send.mock.calls[0]?.[0]).toBe(late);
  await person.click(screen.getByRole('button', { name: 'Cancel: Sleep well.' }));
  expect(api.cancel.mock.calls[0]?.[0]).toBe(waiting);
});

it('can’t schedule photos or links, and says so', () => {
  const composer = { text: 'Hi', hasAttachments: true, change: onText, clear: onScheduled };
  renderScreen(<SendLater {...ANA} composer={composer} />);
  const button = screen.getByRole('button', { name: 'Send later' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^Photos and links can’t be sent later/).id).toBe(
    button.getAttribute('aria-describedby'),
  );
});
