import { counted, EXERCISE_CATEGORIES } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { useExercises } from '../api.ts';
import { ExerciseOptions } from '../library/exercise-options.tsx';
import { filterExercises } from '../library/filter-exercises.ts';
import classes from './builder.module.css';

interface PickDialogProps {
  dayName: string;
  /** The ids of the exercises already on the day. */
  chosen: readonly string[];
  onPick: (exercise: ExerciseItem) => void;
  onClose: () => void;
}

/** Adds exercises to a day: the 18 built-in ones first, the whole library by search or category. */
export function PickDialog({ dayName, chosen, onPick, onClose }: PickDialogProps) {
  const library = useExercises();
  const [q, setQ] = useState('');
  const [category, setCategory] = useState('');
  const all = library.data?.exercises ?? [];
  // Keeps typing responsive while the list re-renders.
  const text = useDeferredValue(q);
  const isNarrowed = text.trim() !== '' || category !== '';
  const shown = filterExercises(all, { q: text, category }).filter(
    ({ builtIn }) => isNarrowed || builtIn,
  );
  return (
    <Dialog
      title={`Add to ${dayName}`}
      intro="Tap as many as you like."
      onClose={onClose}
      footer={
        <div className={classes.chosen}>
          <span role="status">
            {counted(chosen.length, 'exercise')} on {dayName}
          </span>
          <Button size="md" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <Stack gap="sm">
        <TextField
          label="Search"
          name="q"
          value={q}
          onChange={setQ}
          placeholder="Name, muscle or equipment"
        />
        <SelectField
          label="Category"
          name="category"
          value={category}
          onChange={setCategory}
          choices={[
            { value: '', label: 'Built-in exercises' },
            ...EXERCISE_CATEGORIES.map((name) => ({ value: name, label: name })),
          ]}
        />
        <ExerciseOptions
          library={library}
          found={library.data && shown}
          wordsOf={({ category, muscleGroup }) => [category, muscleGroup]}
          markOf={({ id }) => <Mark times={chosen.filter((each) => each === id).length} />}
          onChoose={onPick}
        />
      </Stack>
    </Dialog>
  );
}

/** How often the exercise is already on the day. */
function Mark({ times }: { times: number }) {
  if (times === 0) return <IconPlus size={18} aria-hidden="true" />;
  return (
    <span className={classes.added}>
      {times > 1 ? `Added ${times} times` : 'Added'}
      <IconCheck size={18} aria-hidden="true" />
    </span>
  );
}
