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

/** Renders the auth state as text. */
function Screen() {
  const { status, isCoach, isClient } = useAuth();
  return [status, isCoach && 'coach', isClient && 'client'].filter(Boolean).join(' ');
}

/** The text rendered for a session of this role, without a session, or before the lookup. */
function renderAs(role: 'client' | 'coach' | 'nobody' | 'unknown'): string {
  const client = new QueryClient();
  const isLoggedIn = role === 'client' || role === 'coach';
  const session = isLoggedIn ? { user: { id: '1', email: '', name: '', role } } : null;
  if (role !== 'unknown') client.setQueryData(sessionQuery.queryKey, session);
  const provider = createElement(AuthProvider, null, createElement(Screen));
  return renderToString(createElement(QueryClientProvider, { client }, provider));
}

it('provides whether the user is logged in, and as a coach or an athlete', () => {
  expect(renderAs('unknown')).toBe('unknown');
  expect(renderAs('nobody')).toBe('signed-out');
  expect(renderAs('client')).toBe('signed-in client');
  expect(renderAs('coach')).toBe('signed-in coach');
});
