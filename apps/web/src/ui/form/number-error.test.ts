import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

const draw = (value: string, error: string) =>
  renderToString(
    createElement(TextField, { label: 'Calories', name: 'c', value, error, onChange }),
  );
const onChange = () => undefined;

it('asks which of two interpretations is meant, and offers both', () => {
  const drawn = draw('1.250', UNREADABLE_NUMBER);
  expect(drawn).toContain('Which number do you mean?');
  expect([...drawn.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    '1.25',
    '1,250',
  ]);
});

it('shows the error for anything else', () => {
  expect(draw('heavy', UNREADABLE_NUMBER)).toContain('couldn’t read that');
  expect(draw('1.250', 'Enter a number between 30 and 300 kg')).not.toContain('<button');
});
