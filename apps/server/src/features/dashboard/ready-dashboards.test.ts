import { expect, it } from 'vitest';
import { ReadyDashboards } from './routes.ts';

it('serves from the cache only if the stamp matches', () => {
  const ready = new ReadyDashboards();
  const reply = ready.keep('ada', 'v1', '{}');
  expect(ready.find('ada', 'v1')).toBe(reply);
  expect(ready.find('ada', 'v2')).toBeNull();
  expect(ready.find('bob', 'v1')).toBeNull();
});

it('caches the thousand most recent', () => {
  const ready = new ReadyDashboards();
  for (let each = 0; each < 1001; each += 1) ready.keep(`athlete ${each}`, 'v', '{}');
  expect(ready.find('athlete 0', 'v')).toBeNull();
  expect(ready.find('athlete 1', 'v')).not.toBeNull();
  expect(ready.find('athlete 1000', 'v')).not.toBeNull();
});
