import type { SessionExercise } from '@posedown/contract';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useExercises } from '../api.ts';
import { ExerciseOptions } from '../library/exercise-options.tsx';
import { swapsFor } from './swaps-for.ts';
import type { Swapped } from './use-session-exercise.ts';

interface SwapDialogProps {
  exercise: SessionExercise;
  /** The ids of all exercises of the session. */
  planned: readonly string[];
  onSwap: (exercise: Swapped) => void;
  onClose: () => void;
}

/** Swaps the exercise for another one for the same muscle, or any from the library. */
export function SwapDialog({ exercise, planned, onSwap, onClose }: SwapDialogProps) {
  const library = useExercises();
  const [search, setSearch] = useState('');
  // Keeps typing responsive while the list re-renders.
  const text = useDeferredValue(search);
  const found =
    library.data && swapsFor(exercise.exerciseId, planned, library.data.exercises, text);
  return (
    <Dialog
      title="Swap exercise"
      intro={
        exercise.sets.length > 0
          ? 'Completed sets stay with the original exercise.'
          : `Instead of ${exercise.exerciseName}:`
      }
      onClose={onClose}
    >
      <Stack gap="lg">
        <TextField
          label="Search"
          name="search"
          value={search}
          onChange={setSearch}
          placeholder="Name, muscle or equipment"
        />
        <ExerciseOptions
          library={library}
          found={found}
          wordsOf={({ muscleGroup, equipmentNeeded }) => [muscleGroup, ...equipmentNeeded]}
          onChoose={onSwap}
        />
      </Stack>
    </Dialog>
  );
}
