import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useAuth } from '../../lib/auth-context.ts';
import { sessionQuery } from './api.ts';
import { AuthProvider } from './auth-provider.tsx';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { me: { method: 'GET', path: '/api/auth/me' } },
}));

/** A screen that says what it is told. */
function Screen() {
  const { status, isCoach, isClient } = useAuth();
  return [status, isCoach && 'coach', isClient && 'client'].filter(Boolean).join(' ');
}

/** What a screen is told where the session lookup was answered so, or not yet. */
function toldOf(role: 'client' | 'coach' | 'nobody' | 'unknown'): string {
  const client = new QueryClient();
  const isSomebody = role === 'client' || role === 'coach';
  const session = isSomebody ? { user: { id: '1', email: '', name: '', role } } : null;
  if (role !== 'unknown') client.setQueryData(sessionQuery.queryKey, session);
  const within = createElement(AuthProvider, null, createElement(Screen));
  return renderToString(createElement(QueryClientProvider, { client }, within));
}

it('tells whether somebody is signed in, and whether as a coach or as a client', () => {
  expect(toldOf('unknown')).toBe('unknown');
  expect(toldOf('nobody')).toBe('signed-out');
  expect(toldOf('client')).toBe('signed-in client');
  expect(toldOf('coach')).toBe('signed-in coach');
});
