import { expect, it } from 'vitest';
import { interruptMigrations } from './testing/interrupt-migrations.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
/** Number of moments per kind. `npm run bench -- migrations` tests all. A process takes longer than a connection. */
const MOMENTS = SERVER_URL ? 8 : 2;

it('recovers from interrupted migrations', async () => {
  const { times, spoilt } = await interruptMigrations({ serverUrl: SERVER_URL, most: MOMENTS });
  expect(spoilt).toEqual([]);
  expect(times).toBe(2 * MOMENTS);
}, 240_000);
