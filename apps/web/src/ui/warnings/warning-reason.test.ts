import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { requestFrom } from './use-warning-reason.ts';
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

it('requests a reason only if the error has warnings at its field', () => {
  const noRequest = { warnings: [] };
  expect(requestFrom(refused('reason', 'Below resting.'), 'reason', noRequest)).toEqual({
    warnings: ['Below resting.'],
  });
  expect(requestFrom(refused('targets', 'Too little.'), 'reason', noRequest)).toBe(noRequest);
  expect(requestFrom(null, 'reason', noRequest)).toBe(noRequest);
});

it('shows an error about the reason at its field', () => {
  const request = { warnings: ['Below resting.'] };
  expect(requestFrom(refused('reason', 'Leave out the dose.'), 'reason', request)).toEqual({
    warnings: ['Below resting.'],
    error: 'Leave out the dose.',
  });
});

it('renders nothing without warnings; otherwise the warnings, the field, its hint and its error', () => {
  expect(drawn([])).toBe('');
  const html = drawn(['Below resting.'], 'Give a reason.');
  expect(html).toContain('role="alert"');
  for (const text of [
    'Below resting.',
    'Explain why you’re overriding this',
    'The athlete reads it.',
    'Give a reason.',
  ]) {
    expect(html).toContain(text);
  }
});
