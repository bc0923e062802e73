import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Message } from '../../lib/message-limits.ts';
import { useEditing } from './use-editing.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    editMessage: { method: 'PATCH', path: '/api/users/:userId/messages/:messageId' },
    threads: { method: 'GET', path: '/api/threads' },
  },
}));

type Editing = ReturnType<typeof useEditing>;

function Screen({ tell }: { tell: (editing: Editing) => void }) {
  tell(useEditing('ana'));
  return null;
}

function draw(): Editing {
  const drawn: Editing[] = [];
  const screen = createElement(Screen, { tell: (one) => drawn.push(one) });
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, screen));
  const [editing] = drawn;
  if (!editing) throw new Error('nothing was drawn');
  return editing;
}

it('sends an edit once despite repeated taps, and again after a failure', async () => {
  const line = { id: 'one', version: 1, content: 'Good.' } as Message;
  let answer = (_response: Response) => {};
  const sent = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', sent);
  const { save } = draw();
  save(line, 'Well done.');
  save(line, 'Well done.');
  await expect.poll(() => sent).toHaveBeenCalled();
  const refusal = { error: 'Look at it.', code: 'changed_meanwhile', version: 2 };
  answer(new Response(JSON.stringify(refusal), { status: 409 }));
  await expect.poll(() => showToast).toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
  save(line, 'Well done.');
  await expect.poll(() => sent).toHaveBeenCalledTimes(2);
});
