import type { SessionUser } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useChat } from './use-chat.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls: {} }));

type Chat = ReturnType<typeof useChat>;

function Screen({ user, onRender }: { user: SessionUser | null; onRender: (chat: Chat) => void }) {
  onRender(useChat({ user, coachEmail: undefined, stored: [] }));
  return null;
}

/** The rendered chat of a user, or of a visitor without an id. */
function chatOf(id?: string): Chat {
  const rendered: Chat[] = [];
  const user = id ? ({ id, role: 'client' } as SessionUser) : null;
  const screen = createElement(Screen, { user, onRender: (chat) => rendered.push(chat) });
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const [chat] = rendered;
  if (!chat) throw new Error('Nothing was drawn');
  return chat;
}

it('shows a draft question only to its author, who may have logged in since', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const draftFor = (...people: (string | undefined)[]) => people.map((id) => chatOf(id).draft);
  expect(draftFor(undefined)).toEqual(['']);
  chatOf().type('Is whey');
  expect(draftFor(undefined, 'ana')).toEqual(['Is whey', 'Is whey']);
  chatOf('ana').type('My knee');
  expect(draftFor('ana', 'ben', undefined)).toEqual(['My knee', '', '']);
});
