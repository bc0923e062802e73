import { weeksOutWords } from '@posedown/coaching';
import { useState } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { useAthlete, useAthleteSearch } from './api.ts';
import generateClasses from './generate.module.css';
import classes from './protocols.module.css';

interface AthletePickerProps {
  athleteId: string | undefined;
  error: string | undefined;
  onChoose: (athleteId: string | undefined) => void;
}

/** One of the coach's own athletes, found by name. */
export function AthletePicker({ athleteId, error, onChoose }: AthletePickerProps) {
  const chosen = useAthlete(athleteId);
  if (!athleteId) return <AthleteSearch error={error} onChoose={onChoose} />;
  return (
    <div className={generateClasses.chosen}>
      <div>
        <p className={classes.muted}>Athlete</p>
        <p className={classes.name}>{chosen.data?.name ?? chosenFallback(chosen.isError)}</p>
      </div>
      <Button variant="default" size="md" onClick={() => onChoose(undefined)}>
        Change athlete
      </Button>
    </div>
  );
}

const chosenFallback = (isError: boolean) => (isError ? 'This athlete is not on your roster' : '…');

function AthleteSearch({ error, onChoose }: Omit<AthletePickerProps, 'athleteId'>) {
  const [text, setText] = useState('');
  const found = useAthleteSearch(text);
  return (
    <div className={generateClasses.search}>
      <TextField
        label="Athlete"
        name="athlete"
        value={text}
        onChange={setText}
        placeholder="Search by name or goal"
        maxLength={100}
        error={error}
      />
      {found.data ? (
        <ul className={generateClasses.matches} aria-label="Athletes">
          {found.data.clients.map(({ id, name, goal, weeksOut }) => (
            <li key={id}>
              <UnstyledButton className={generateClasses.match} onClick={() => onChoose(id)}>
                <strong className={classes.name}>{name}</strong>
                <span className={classes.muted}>
                  {goal}
                  {weeksOut !== null && `, ${weeksOutWords(weeksOut)}`}
                </span>
              </UnstyledButton>
            </li>
          ))}
          {found.data.clients.length === 0 && (
            <li className={classes.muted}>
              {text
                ? `Nobody on your roster is called '${text}'.`
                : 'There is nobody on your roster yet.'}
            </li>
          )}
        </ul>
      ) : (
        <Missing query={found} what="Your roster">
          <Skeleton height="10rem" />
        </Missing>
      )}
    </div>
  );
}
