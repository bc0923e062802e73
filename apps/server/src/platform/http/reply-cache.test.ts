import { expect, it } from 'vitest';
import { ReplyCache } from './reply-cache.ts';

it('finds a reply only under its stamp', () => {
  const replies = new ReplyCache();
  const reply = replies.store('ada /api/dashboard', 'v1', '{}');
  expect(replies.find('ada /api/dashboard', 'v1')).toBe(reply);
  expect(replies.find('ada /api/dashboard', 'v2')).toBeNull();
  expect(replies.find('bob /api/dashboard', 'v1')).toBeNull();
});

it('drops the oldest replies above its size', () => {
  const replies = new ReplyCache(10);
  replies.store('a', 'v', '1234');
  replies.store('b', 'v', '1234');
  replies.store('a', 'v', '12');
  replies.store('c', 'v', '12345');
  expect(replies.find('b', 'v')).toBeNull();
  expect(replies.find('a', 'v')?.json).toBe('12');
  expect(replies.find('c', 'v')?.json).toBe('12345');
});

it('counts a reply that replaces another only once', () => {
  const replies = new ReplyCache(10);
  for (let round = 0; round < 5; round += 1) replies.store('a', `v${round}`, '12345');
  replies.store('b', 'v', '12345');
  expect(replies.find('a', 'v4')).not.toBeNull();
});
