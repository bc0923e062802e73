import { expect, it } from 'vitest';
import { strapWays } from './strap-ways.ts';

it('leads back to the simulated rate from every state of a strap', () => {
  for (const status of ['connecting', 'connected', 'lost'] as const) {
    expect(strapWays(status).map((way) => way?.act)).toContain('disconnect');
  }
  expect(strapWays('lost').map((way) => way?.act)).toContain('reconnect');
  expect(strapWays('off').map((way) => way?.act)).toEqual(['connect']);
});
