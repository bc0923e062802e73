import { expect, it } from 'vitest';
import { inlineCalls } from './contract-calls.ts';

const calls = { me: { method: 'GET', path: '/api/auth/me' } };
const IMPORT = "import { calls } from 'virtual:contract-calls';\n";

it('inlines only the calls in use', () => {
  expect(inlineCalls(`${IMPORT}useQuery(endpointQuery(calls.me, {}));`, calls).trim()).toBe(
    'useQuery(endpointQuery(({"method":"GET","path":"/api/auth/me"}), {}));',
  );
});

it('leaves a use that it cannot parse to the object of all calls', () => {
  const code = `${IMPORT}const { me } = calls;`;
  expect(inlineCalls(code, calls)).toBe(code);
});
