import { describe, expect, it } from 'vitest';
import { endpointKey, endpointPath, keyPath } from './endpoint-path.ts';

const plans = { path: '/api/nutrition-plans/user/:userId' } as const;
const progress = { path: '/api/progress' } as const;

describe('endpointPath', () => {
  it('fills in escaped path parameters', () => {
    expect(endpointPath(plans, { params: { userId: 'a/b' } })).toBe(
      '/api/nutrition-plans/user/a%2Fb',
    );
  });

  it('throws if a parameter is missing', () => {
    expect(() => endpointPath(plans, { params: {} })).toThrow('No value for :userId');
  });

  it('omits undefined query values', () => {
    const address = { query: { limit: 20, cursor: undefined, search: '' } };
    expect(endpointPath(progress, address)).toBe('/api/progress?limit=20');
  });
});

describe('endpointKey', () => {
  it('joined with slashes is the path of the call', () => {
    const address = { params: { userId: '7' } };
    expect(keyPath(endpointKey(plans, address))).toBe(endpointPath(plans, address));
  });

  it('has the query as its last part, so that a shorter key is a prefix', () => {
    const key = endpointKey(progress, { query: { limit: 5 } });
    expect(key).toEqual(['/api', 'progress', { limit: 5 }]);
    expect(keyPath(key)).toBe('/api/progress?limit=5');
  });

  it('parses a key written by hand', () => {
    expect(keyPath(['/api/nutrition-plans/user', '7'])).toBe('/api/nutrition-plans/user/7');
  });
});
