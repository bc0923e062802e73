import { PROGRESS_LIMITS, UNREADABLE_NUMBER } from '@posedown/coaching';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { numberField } from '../../lib/form/number-field.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { StepperField } from './stepper-field.tsx';
import { TextField } from './text-field.tsx';

const SODIUM = numberField({ min: 0, max: 20_000 }, { unit: 'mg' });

/** A field that is validated while typing. */
function Sodium({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const error = SODIUM.error(value);
  return (
    <TextField
      {...{ value, error }}
      label="Sodium"
      name="sodium"
      unit="mg"
      hint="From your food tracker."
      onChange={setValue}
    />
  );
}

describe('a number field', () => {
  it('asks which of two numbers is meant and accepts the tapped one', async () => {
    const { person } = renderScreen(<Sodium />);
    const field = screen.getByLabelText('Sodium');
    await person.type(field, '2.300');
    expect(screen.getByText('Which number do you mean?')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '2,300' }));
    expect(field).toHaveProperty('value', '2300');
    expect(screen.queryByText('Which number do you mean?')).toBeNull();
  });

  it('accepts the decimal one without asking again', async () => {
    const { person } = renderScreen(<Sodium start="2,300" />);
    await person.click(screen.getByRole('button', { name: '2.3' }));
    expect(screen.getByLabelText('Sodium')).toHaveProperty('value', '2.3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('distinguishes an unreadable number from one out of range', async () => {
    const { person } = renderScreen(<Sodium />);
    const field = screen.getByLabelText('Sodium');
    await person.type(field, 'salty');
    expect(screen.getByText(UNREADABLE_NUMBER)).toBeDefined();
    await person.clear(field);
    expect(screen.queryByText(UNREADABLE_NUMBER)).toBeNull();
    await person.type(field, '30000');
    expect(screen.getByText('Enter a number between 0 and 20,000 mg')).toBeDefined();
  });

  it('is announced with its unit, hint and error', async () => {
    const { person } = renderScreen(<Sodium />);
    const field = screen.getByLabelText('Sodium');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await person.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['mg', 'From your food tracker.', UNREADABLE_NUMBER]);
  });
});

function Weight({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <StepperField
      {...{ value }}
      label="Weight"
      name="weight"
      unit="kg"
      limit={PROGRESS_LIMITS.weight}
      start={80}
      onChange={setValue}
    />
  );
}

describe('a number field with stepper buttons', () => {
  const shown = () => screen.getByLabelText<HTMLInputElement>('Weight').value;

  it('starts at the default value and steps with taps and arrow keys', async () => {
    const { person } = renderScreen(<Weight />);
    await person.click(screen.getByRole('button', { name: 'More: Weight' }));
    expect(shown()).toBe('80');
    await person.click(screen.getByRole('button', { name: 'More: Weight' }));
    const stepped = Number(shown());
    expect(stepped).toBeGreaterThan(80);
    await person.type(screen.getByLabelText('Weight'), '{ArrowDown}');
    expect(shown()).toBe('80');
  });

  it('steps from the typed value, even with a comma and a unit', async () => {
    const { person } = renderScreen(<Weight start="82,3 kg" />);
    await person.click(screen.getByRole('button', { name: 'Less: Weight' }));
    expect(Number(shown())).toBeLessThan(82.3);
    expect(Number(shown())).toBeGreaterThan(81);
  });

  it('stops at the limits of its range', async () => {
    const { max } = PROGRESS_LIMITS.weight;
    const { person } = renderScreen(<Weight start={String(max)} />);
    const more = screen.getByRole('button', { name: 'More: Weight' });
    expect(more).toHaveProperty('disabled', true);
    await person.type(screen.getByLabelText('Weight'), '{ArrowUp}');
    expect(shown()).toBe(String(max));
  });
});
