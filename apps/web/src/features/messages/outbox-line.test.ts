import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type OutboxLine, refusedLine } from './outbox-line.ts';

const LINE: OutboxLine = {
  ...{ key: 'a-key', athleteId: 'an-athlete', at: '2026-11-20T08:00:00Z' },
  ...{ content: 'How is my lat spread?', photoIds: ['a-photo'] },
};

const GONE = new ApiError(
  400,
  JSON.stringify({
    ...{ error: 'Look at the marked field.', code: 'invalid_input' },
    issues: [{ path: 'photoIds', message: 'That photo is not there any more.' }],
  }),
  'Bad Request',
);

it('lets go of photos that the server has swept, so that the words can be sent', () => {
  const kept = refusedLine(LINE, GONE);
  expect(kept).not.toHaveProperty('photoIds');
  expect(kept).toMatchObject({ key: 'a-key', content: LINE.content });
  expect(kept.problem).toMatch(/the text without them/);
});

it('keeps what has no words, and photos that are not to blame', () => {
  const wordless = { ...LINE, content: '' };
  const problem = 'Look at the marked field.';
  expect(refusedLine(wordless, GONE)).toEqual({ ...wordless, problem });
  const tooLong = new ApiError(413, '', 'Content Too Large');
  expect(refusedLine(LINE, tooLong)).toMatchObject({ photoIds: LINE.photoIds });
});
