import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { askedBy } from './use-warning-reason.ts';
import { WarningReason } from './warning-reason.tsx';

const refused = (path: string, message: string) => {
  const body = { code: 'invalid_input', issues: [{ path, message }] };
  return new ApiError(400, JSON.stringify(body), 'Bad Request');
};
const drawn = (warnings: readonly string[], error?: string) =>
  renderToString(
    createElement(WarningReason, {
      state: { field: 'reason', text: '', change: () => {}, warnings, error },
      hint: 'The athlete reads it.',
    }),
  );

it('asks for a reason only if the error warns at its field', () => {
  const none = { warnings: [] };
  expect(askedBy(refused('reason', 'Below resting.'), 'reason', none)).toEqual({
    warnings: ['Below resting.'],
  });
  expect(askedBy(refused('targets', 'Too little.'), 'reason', none)).toBe(none);
  expect(askedBy(null, 'reason', none)).toBe(none);
});

it('shows at the field what is wrong with the reason', () => {
  const asked = { warnings: ['Below resting.'] };
  expect(askedBy(refused('reason', 'Leave out the dose.'), 'reason', asked)).toEqual({
    warnings: ['Below resting.'],
    error: 'Leave out the dose.',
  });
});

it('renders nothing without warnings; otherwise the warnings, the field, its hint and its error', () => {
  expect(drawn([])).toBe('');
  const html = drawn(['Below resting.'], 'Say why in a sentence.');
  expect(html).toContain('role="alert"');
  for (const text of [
    'Below resting.',
    'Explain why you’re overriding this',
    'The athlete reads it.',
    'Say why in a sentence.',
  ]) {
    expect(html).toContain(text);
  }
});
