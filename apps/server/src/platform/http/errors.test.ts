import { errorReplySchema } from '@posedown/contract';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { installErrorHandling } from './errors.ts';

async function answerTo(error: Error) {
  const app = Fastify();
  installErrorHandling(app);
  app.get('/', async () => {
    throw error;
  });
  const response = await app.inject('/');
  await app.close();
  return { ...errorReplySchema.parse(response.json()), status: response.statusCode, response };
}

const coded = (code: string) => Object.assign(new Error('from inside'), { code });
/** PostgreSQL's error for a broken foreign key, in both directions. */
const brokenKey = (message: string, constraint: string) =>
  Object.assign(new Error(message), { code: '23503', constraint });
/** The error of a read-only standby. */
const fromStandby = () =>
  Object.assign(new pg.DatabaseError('from inside, in a read-only transaction', 60, 'error'), {
    code: '25006',
  });
/** Wrapped like Drizzle wraps driver errors. */
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  ['a full disk', wrapped(coded('53100')), 507, 'storage_full'],
  [
    'a database that its full disk has made read-only',
    wrapped(coded('25006')),
    507,
    'storage_full',
  ],
  ['a PostgreSQL that is a standby', wrapped(fromStandby()), 503, 'unavailable'],
  ['a database that cannot be reached', wrapped(coded('ECONNREFUSED')), 503, 'unavailable'],
  ['a database that is shutting down', wrapped(coded('57P01')), 503, 'unavailable'],
  [
    'no connection in time',
    wrapped(new Error('timeout exceeded when trying to connect')),
    503,
    'unavailable',
  ],
  [
    'a transaction whose connection is gone',
    wrapped(new Error('Client has encountered a connection error and is not queryable')),
    503,
    'unavailable',
  ],
  ['a transaction given up', wrapped(coded('40P01')), 503, 'unavailable'],
  ['a statement that PostgreSQL has canceled', wrapped(coded('57014')), 503, 'unavailable'],
  ['a row that others hold too long', wrapped(coded('55P03')), 503, 'unavailable'],
  [
    'a person who has just gone',
    wrapped(Object.assign(coded('23503'), { constraint: 'photos_user_id_users_id_fkey' })),
    404,
    'not_found',
  ],
  [
    'a show that has just gone with its athlete',
    wrapped(
      brokenKey(
        'insert or update on table "milestones" violates foreign key constraint "milestones_competition_id_fkey"',
        'milestones_competition_id_fkey',
      ),
    ),
    404,
    'not_found',
  ],
  [
    'the deletion of a photo that is still named',
    wrapped(
      brokenKey(
        'update or delete on table "photos" violates foreign key constraint "nutrition_logs_photo_fkey" on table "nutrition_logs"',
        'nutrition_logs_photo_fkey',
      ),
    ),
    500,
    'internal',
  ],
  ['anything else', wrapped(coded('23514')), 500, 'internal'],
])('returns its own status for %s without internal details', async (_name, error, status, code) => {
  const answer = await answerTo(error);
  expect(answer).toMatchObject({ status, code });
  expect(answer.response.body).not.toMatch(/inside|select|timeout|queryable|table/);
  expect(answer.response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
});
