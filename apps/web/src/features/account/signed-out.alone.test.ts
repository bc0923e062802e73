import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { isSignedOut, whenSignedOut } from './signed-out.ts';

// The build writes them out of the contract.
const ME = vi.hoisted(() => ({ method: 'GET', path: '/api/auth/me' }) as const);
vi.mock('virtual:contract-calls', () => ({ calls: { me: ME } }));

const SESSION = endpointKey(ME);

function signedIn() {
  const client = new QueryClient();
  client.setQueryData(SESSION, { user: { id: '1' } });
  const then = vi.fn();
  return { client, then, stop: whenSignedOut(client, then) };
}

it('calls back as soon as the session is over, once', () => {
  const { client, then } = signedIn();
  client.setQueryData(['other'], null);
  client.setQueryData(SESSION, { user: { id: '1' } });
  expect([isSignedOut(client), then.mock.calls.length]).toEqual([false, 0]);
  client.setQueryData(SESSION, null);
  expect([isSignedOut(client), then.mock.calls.length]).toEqual([true, 1]);
  client.setQueryData(SESSION, null);
  expect(then).toHaveBeenCalledTimes(1);
});

it('calls nobody back who looks no more', () => {
  const { client, then, stop } = signedIn();
  stop();
  client.setQueryData(SESSION, null);
  expect(then).not.toHaveBeenCalled();
});
