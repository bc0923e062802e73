import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namingClient, unnamedClient } from './name-statements.ts';

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({
    Client: namingClient(),
    connectionString: process.env.TEST_DATABASE_URL,
    max: 1,
  });
});
afterAll(() => pool.end());

const named = async () => {
  const { rows } = await pool.query('select name, statement from pg_prepared_statements');
  return rows;
};

it('lets PostgreSQL plan a repeated statement once', async () => {
  const text = 'select $1::int + 1 as sum';
  for (const [value, sum] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ]) {
    expect((await pool.query({ text }, [value])).rows).toEqual([{ sum }]);
  }
  expect(await named()).toEqual([{ name: 'named_0', statement: text }]);
});

it("doesn't name statements without parameters", async () => {
  const before = await named();
  await pool.query({ text: 'select 1 as one' });
  await pool.query({ text: 'select 1 as one' }, []);
  await pool.query({ text: 'select 1 as one' }, []);
  expect(await named()).toEqual(before);
});

it('still runs a named statement after it failed', async () => {
  const divide = (by: number) => pool.query({ text: 'select 10 / $1::int as share' }, [by]);
  await divide(5);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ share: 5 }]);
});

it('sends statements without a name to a connection pooler', async () => {
  const pooled = new pg.Pool({
    Client: unnamedClient(),
    connectionString: process.env.TEST_DATABASE_URL,
    max: 1,
  });
  const text = 'select $1::int + 1 as sum';
  for (const value of [1, 2, 3]) {
    const { rows } = await pooled.query({ text, name: 'sum' }, [value]);
    expect(rows).toEqual([{ sum: value + 1 }]);
  }
  expect((await pooled.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await pooled.end();
});
