import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceField } from './choice-field.tsx';

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const drawn = (value: 'yes' | 'no' | '', onClear?: () => void) =>
  renderToString(
    createElement(ChoiceField<'yes' | 'no'>, {
      ...{ label: 'Chest pain', name: 'pain', choices: CHOICES, value, onChange: () => {} },
      ...(onClear && { onClear }),
    }),
  );

it('offers to clear an optional answer once there is one', () => {
  const html = drawn('yes', () => {});
  expect(html).toMatch(
    /<button type="button"[^>]* aria-label="Clear answer to Chest pain"[^>]*>.*Clear answer/,
  );
  expect(drawn('', () => {})).not.toContain('Clear answer');
});

it('does not offer to clear a required answer', () => {
  expect(drawn('yes')).not.toContain('Clear answer');
});
