import type { SessionUser } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useChat } from './use-chat.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({ calls: {} }));

type Chat = ReturnType<typeof useChat>;

function Screen({ user, tell }: { user: SessionUser | null; tell: (chat: Chat) => void }) {
  tell(useChat({ user, coachEmail: undefined, kept: [] }));
  return null;
}

/** The chat as it is drawn for a person; for a visitor where none is named. */
function chatOf(id?: string): Chat {
  const told: Chat[] = [];
  const user = id ? ({ id, role: 'client' } as SessionUser) : null;
  const screen = createElement(Screen, { user, tell: (chat) => told.push(chat) });
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const [chat] = told;
  if (!chat) throw new Error('Nothing was drawn');
  return chat;
}

it('shows a half-written question to nobody but its writer, who may have signed in meanwhile', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const draftFor = (...people: (string | undefined)[]) => people.map((id) => chatOf(id).draft);
  expect(draftFor(undefined)).toEqual(['']);
  chatOf().type('Is whey');
  expect(draftFor(undefined, 'ana')).toEqual(['Is whey', 'Is whey']);
  chatOf('ana').type('My knee');
  expect(draftFor('ana', 'ben', undefined)).toEqual(['My knee', '', '']);
});
