import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type OutboxLine, rejectedLine } from './outbox-line.ts';

const LINE: OutboxLine = {
  ...{ key: 'a-key', athleteId: 'an-athlete', at: '2026-11-20T08:00:00Z' },
  ...{ content: 'How is my lat spread?', photoIds: ['a-photo'] },
};

const PHOTOS_DELETED = new ApiError(
  400,
  JSON.stringify({
    ...{ error: 'Look at the marked field.', code: 'invalid_input' },
    issues: [{ path: 'photoIds', message: 'That photo is not there any more.' }],
  }),
  'Bad Request',
);

it('removes photos that the server has deleted, so that the text can be sent', () => {
  const rejected = rejectedLine(LINE, PHOTOS_DELETED);
  expect(rejected).not.toHaveProperty('photoIds');
  expect(rejected).toMatchObject({ key: 'a-key', content: LINE.content });
  expect(rejected.problem).toMatch(/the text without them/);
});

it('removes links whose target was deleted', () => {
  const gone = new ApiError(
    400,
    JSON.stringify({
      ...{ error: 'Look at the marked field.', code: 'invalid_input' },
      issues: [{ path: 'links', message: 'A link leads to something that was deleted.' }],
    }),
    'Bad Request',
  );
  const linked = { ...LINE, photoIds: [], links: [{ kind: 'workout' as const, id: 'a-workout' }] };
  const rejected = rejectedLine(linked, gone);
  expect(rejected).not.toHaveProperty('links');
  expect(rejected).toMatchObject({ content: LINE.content });
});

it('keeps a message without text, and photos that did not cause the rejection', () => {
  const withoutText = { ...LINE, content: '' };
  const problem = 'Look at the marked field.';
  expect(rejectedLine(withoutText, PHOTOS_DELETED)).toEqual({ ...withoutText, problem });
  const tooLong = new ApiError(413, '', 'Content Too Large');
  expect(rejectedLine(LINE, tooLong)).toMatchObject({ photoIds: LINE.photoIds });
});
