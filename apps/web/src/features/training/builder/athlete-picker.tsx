import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { MOST_NAMED } from '../../../lib/athletes-named.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Button, UnstyledButton } from '../../../ui/parts/button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useAthleteSearch } from '../api.ts';
import classes from './builder.module.css';

interface Athlete {
  id: string;
  name: string;
}

interface AthletePickerProps {
  label: string;
  /** Where none is an answer too: what that means. */
  noneMeans?: string;
  chosen: Athlete | null;
  onChoose: (athlete: Athlete | null) => void;
}

const TYPING_MS = 250;
/** In place of as many athletes, so that the buttons below do not move under a tap. */
const ROWS = Array.from({ length: MOST_NAMED }, (_, row) => row);

/** One of the coach's own athletes, found by name. */
export function AthletePicker({ label, noneMeans, chosen, onChoose }: AthletePickerProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, TYPING_MS);
  const found = useAthleteSearch(settled);
  if (chosen) {
    return (
      <div className={classes.chosen}>
        <span>
          {label}: <strong>{chosen.name}</strong>
        </span>
        <Button variant="default" size="md" onClick={() => onChoose(null)}>
          Change
        </Button>
      </div>
    );
  }
  const athletes = found.data?.clients ?? [];
  return (
    <div className={classes.picker}>
      <TextField
        label={label}
        name="athlete"
        optional={noneMeans !== undefined}
        hint={noneMeans}
        value={search}
        onChange={setSearch}
        placeholder="Search your athletes"
      />
      {found.isError && <p className={classes.words}>Your athletes could not be loaded.</p>}
      {found.data && athletes.length === 0 && (
        <p className={classes.words}>No athlete of yours has that name.</p>
      )}
      {found.isPending && (
        <SkeletonArea label="Loading your athletes" className={classes.athletes}>
          {ROWS.map((row) => (
            <Skeleton key={row} height="2.875rem" />
          ))}
        </SkeletonArea>
      )}
      <ul className={classes.athletes}>
        {athletes.map(({ id, name, goal }) => (
          <li key={id}>
            <UnstyledButton className={classes.athlete} onClick={() => onChoose({ id, name })}>
              <strong>{name}</strong> <span className={classes.words}>{goal}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
