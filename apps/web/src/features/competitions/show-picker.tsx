import type { Competition } from '@posedown/contract';
import { useId } from 'react';
import { formatDay } from '../../lib/days.ts';
import fieldClasses from '../../ui/form/field.module.css';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import classes from './prep.module.css';

interface ShowPickerProps {
  competitions: readonly Competition[];
  chosen: string;
  onChoose: (competitionId: string) => void;
}

/** Which of the athlete's shows is looked at. */
export function ShowPicker({ competitions, chosen, onChoose }: ShowPickerProps) {
  const id = useId();
  return (
    <div className={classes.picker}>
      <label htmlFor={id} className={fieldClasses.label}>
        Show
      </label>
      <NativeSelect
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {competitions.map((competition) => (
          <option key={competition.id} value={competition.id}>
            {competition.name}, {formatDay(competition.date)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
