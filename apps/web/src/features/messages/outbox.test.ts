import { expect, it } from 'vitest';
import { Outbox, type OutboxLine } from './outbox.ts';

const line = (key: string): OutboxLine => ({
  key,
  athleteId: 'a',
  content: key,
  at: '2026-11-21T09:00:00Z',
});

function open(answers: Record<string, 'offline' | 'refused'> = {}) {
  const store = new Map<string, string>();
  const sent: string[] = [];
  const make = () =>
    new Outbox({
      storageKey: 'outbox',
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
      },
      async send({ key }) {
        if (answers[key]) throw new Error(answers[key]);
        sent.push(key);
        return {} as never;
      },
      refusal: (error) => ((error as Error).message === 'refused' ? 'No.' : null),
      onSent: () => undefined,
    });
  return { make, sent, answers };
}

it('sends in the order of writing, and keeps nothing that was sent', async () => {
  const { make, sent } = open();
  const outbox = make();
  for (const key of ['1', '2', '3']) outbox.add(line(key));
  await outbox.flush();
  await expect.poll(() => sent).toEqual(['1', '2', '3']);
  expect(outbox.lines()).toEqual([]);
});

it('keeps what finds no server, over a reload too, and sends it once there is one', async () => {
  const { make, sent, answers } = open({ 1: 'offline' });
  const before = make();
  before.add(line('1'));
  before.add(line('2'));
  await expect.poll(() => before.lines().length).toBe(2);
  delete answers[1];
  const after = make();
  expect(after.lines().map(({ key }) => key)).toEqual(['1', '2']);
  await after.flush();
  expect(sent).toEqual(['1', '2']);
});

it('lets a refused line hold nobody up, to be tried again or removed', async () => {
  const { make, sent, answers } = open({ 1: 'refused', 2: 'refused' });
  const outbox = make();
  for (const key of ['1', '2', '3']) outbox.add(line(key));
  await expect.poll(() => sent).toEqual(['3']);
  expect(outbox.lines()).toMatchObject([{ problem: 'No.' }, { problem: 'No.' }]);
  outbox.remove('2');
  delete answers[1];
  outbox.retry('1');
  await expect.poll(() => sent).toEqual(['3', '1']);
  expect(outbox.lines()).toEqual([]);
});
