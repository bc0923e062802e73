import { expect, it } from 'vitest';
import { readInboxQuery } from './inbox-query.ts';

it('parses the filters and drops empty ones', () => {
  expect(readInboxQuery({ q: 'ana', unread: true })).toEqual({ q: 'ana', unread: true });
  expect(readInboxQuery({ scheduled: true })).toEqual({ scheduled: true });
  expect(readInboxQuery({ q: 212, unread: false })).toEqual({ q: '212' });
  expect(readInboxQuery({ q: '  ', unread: 'yes', page: 2 })).toEqual({});
  expect(readInboxQuery({ q: 'x'.repeat(300) }).q).toHaveLength(100);
});
