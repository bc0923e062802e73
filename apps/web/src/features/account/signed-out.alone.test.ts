import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { isLoggedOut, onLogout } from './signed-out.ts';

// Generated from the contract by the build.
const ME = vi.hoisted(() => ({ method: 'GET', path: '/api/auth/me' }) as const);
vi.mock('virtual:contract-calls', () => ({ calls: { me: ME } }));

const SESSION = endpointKey(ME);

function watchLoggedIn() {
  const client = new QueryClient();
  client.setQueryData(SESSION, { user: { id: '1' } });
  const then = vi.fn();
  return { client, then, stop: onLogout(client, then) };
}

it('calls back once, as soon as the session ends', () => {
  const { client, then } = watchLoggedIn();
  client.setQueryData(['other'], null);
  client.setQueryData(SESSION, { user: { id: '1' } });
  expect([isLoggedOut(client), then.mock.calls.length]).toEqual([false, 0]);
  client.setQueryData(SESSION, null);
  expect([isLoggedOut(client), then.mock.calls.length]).toEqual([true, 1]);
  client.setQueryData(SESSION, null);
  expect(then).toHaveBeenCalledTimes(1);
});

it('does not call back after unsubscribing', () => {
  const { client, then, stop } = watchLoggedIn();
  stop();
  client.setQueryData(SESSION, null);
  expect(then).not.toHaveBeenCalled();
});
