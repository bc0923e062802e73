import type { AssistantMessage } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { apologyFor, apologyText, failureToast, historyOf } from './conversation-text.ts';

const line = (number: number): AssistantMessage => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  role: number % 2 === 0 ? 'assistant' : 'user',
  content: `line ${number}`,
  sources: [],
  topics: [],
  origin: null,
  handedToCoach: false,
  createdAt: `2026-11-21T09:00:0${number}.000Z`,
});

describe('historyOf', () => {
  it('returns the last six messages, oldest first, with only role, content and time', () => {
    const messages = [8, 7, 6, 5, 4, 3, 2, 1].map(line);
    const sent = historyOf(messages);
    expect(sent.map(({ content }) => content)).toEqual([
      'line 3',
      'line 4',
      'line 5',
      'line 6',
      'line 7',
      'line 8',
    ]);
    expect(sent[0]).toEqual({
      role: 'user',
      content: 'line 3',
      timestamp: '2026-11-21T09:00:03.000Z',
    });
  });
});

describe('a failed answer', () => {
  it("apologizes for connection issues and names the coach's email", () => {
    expect(apologyText('ali@gym.example')).toMatch(
      /sorry.*connection issues.*try again.*email the coach at ali@gym\.example/,
    );
    expect(apologyText(undefined)).toMatch(/connection issues/);
  });

  const unreached = new TypeError('no network');
  const answer = JSON.stringify({ error: 'Ask again in an hour.', code: 'too_many_requests' });
  const limit = new ApiError(429, answer, '');

  it("explains a rate limit in the server's words, and anything else as a connection problem", () => {
    expect(apologyFor(limit, undefined)).toBe('Ask again in an hour.');
    expect(apologyFor(unreached, undefined)).toBe(apologyText(undefined));
  });

  it('shows the whole apology to users who have left the screen', () => {
    for (const error of [limit, unreached]) {
      expect(failureToast(error, 'I apologise.', false)).toMatchObject({
        ...{ title: 'Your question is not answered', message: 'I apologise.' },
        variant: 'destructive',
      });
    }
    expect(failureToast(unreached, '', true)?.title).toBe('Connection Issue');
    expect(failureToast(limit, '', true)).toBeUndefined();
  });
});
