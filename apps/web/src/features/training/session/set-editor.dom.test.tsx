import { UNPLANNED_TARGET, UNREADABLE_NUMBER } from '@posedown/coaching';
import type { LoggedSet, SessionExercise } from '@posedown/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import type { ExerciseContext } from './exercise-context.ts';
import { nextSet, type SetDraft, toSetBody } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';

const bench: ExerciseContext = {
  ...{ loading: 'barbell', equipmentNeeded: ['Barbell'], loadStepKg: 2.5, timed: false },
  suggestion: { loadKg: 82.5, targetReps: 8, reason: 'All sets reached 12.' },
  last: null,
};
const exercise: SessionExercise = {
  ...{ key: 'key', exerciseId: 'bench', exerciseName: 'Bench Press', skipped: false, sets: [] },
  target: { ...UNPLANNED_TARGET, sets: 3 },
};
const done: LoggedSet = {
  ...{ id: 'set-1', weight: 80, reps: 8, rpe: 8, form: null, pump: null, mindMuscle: null },
  ...{ energy: null, at: '2026-11-21T09:05:00.000Z' },
};

interface Shown {
  known?: ExerciseContext;
  edited?: LoggedSet;
}

function renderEditor({ known = bench, edited }: Shown = {}) {
  const saved: SetDraft[] = [];
  const cancel = vi.fn();
  const view = renderScreen(
    <SetEditor
      {...{ exercise, known, edited }}
      guide={undefined}
      units="metric"
      start={nextSet(exercise, known, 'metric')}
      onSave={(draft) => void saved.push(draft)}
      onCancel={cancel}
    />,
  );
  const bodies = () =>
    saved.map((draft) => toSetBody(draft, { exerciseKey: 'key', units: 'metric', at: done.at }));
  return { ...view, bodies, cancel };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const complete = () => screen.getByRole('button', { name: 'Complete Set' });
const typeInto = async (
  person: ReturnType<typeof renderEditor>['person'],
  label: string,
  text: string,
) => {
  await person.clear(field(label));
  await person.type(field(label), text);
};

describe('the next set', () => {
  it('is logged as suggested with one tap', async () => {
    const { person, bodies } = renderEditor();
    await person.click(complete());
    expect(bodies()).toMatchObject([{ weight: 82.5, reps: 8 }]);
  });

  it('accepts a decimal comma and is submitted by Enter', async () => {
    const { person, bodies } = renderEditor();
    await typeInto(person, 'Weight', '85,5');
    await typeInto(person, 'Reps', '6{Enter}');
    expect(bodies()).toMatchObject([{ weight: 85.5, reps: 6 }]);
  });

  it('is not submitted with an unreadable number, and shows the error below the field', async () => {
    const { person, bodies } = renderEditor();
    await typeInto(person, 'Reps', 'many');
    await typeInto(person, 'RPE', '12');
    await person.click(complete());
    expect(bodies()).toEqual([]);
    expect(screen.getByText(UNREADABLE_NUMBER)).toBeDefined();
    expect(screen.getByText('Enter 1 to 10')).toBeDefined();
    expect(field('Reps').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks once for a missing load, then logs without one', async () => {
    const { person, bodies } = renderEditor();
    await person.clear(field('Weight'));
    await person.click(complete());
    expect(bodies()).toEqual([]);
    expect(screen.getByText(/^How much was it\?/)).toBeDefined();
    await person.click(complete());
    expect(bodies()).toMatchObject([{ weight: null, reps: 8 }]);
  });

  it('is logged only once on a double tap', async () => {
    const { person, bodies } = renderEditor();
    await person.dblClick(complete());
    expect(bodies()).toHaveLength(1);
  });

  it('is logged with RPE 10 if it failed', async () => {
    const { person, bodies } = renderEditor();
    await typeInto(person, 'Reps', '0');
    expect(screen.getByText('A failed set: RPE 10')).toBeDefined();
    await person.click(complete());
    expect(bodies()).toMatchObject([{ reps: 0, rpe: 10 }]);
  });
});

describe('a set being corrected', () => {
  it('takes the focus, shows the logged values, and can be canceled', async () => {
    const { person, bodies, cancel } = renderEditor({ edited: done });
    expect(document.activeElement?.textContent).toBe('Edit set');
    expect(field('Weight').value).toBe('80');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(bodies()).toEqual([]);
  });

  it('keeps an untouched load exact', async () => {
    const { person, bodies } = renderEditor({ edited: { ...done, weight: 80.123 } });
    await typeInto(person, 'Reps', '7');
    await person.click(screen.getByRole('button', { name: 'Save Set' }));
    expect(bodies()).toMatchObject([{ weight: 80.12, reps: 7 }]);
  });
});
