import { type ReactNode, useState } from 'react';
import { MAX_NAMED, TYPING_MS } from '../../lib/athletes-named.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { AthleteSearch, ChosenAthlete } from '../../ui/form/athlete-search.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useAthleteSearch } from './api.ts';
import type { TaskAthlete } from './task-form.ts';

interface AthleteFieldProps {
  athlete: TaskAthlete | null;
  error: ReactNode;
  onChange: (athlete: TaskAthlete | null) => void;
}

/** The athlete a task is about. The search opens on demand, so that the dialog stays small. */
export function AthleteField({ athlete, error, onChange }: AthleteFieldProps) {
  const [isSearching, setSearching] = useState(false);
  if (athlete) {
    return (
      <ChosenAthlete
        label="Athlete"
        name={athlete.name}
        onChange={() => {
          setSearching(true);
          onChange(null);
        }}
      />
    );
  }
  if (isSearching || error) {
    return <Search error={error} onChoose={onChange} />;
  }
  return (
    <div>
      <Button variant="default" size="md" onClick={() => setSearching(true)}>
        Choose an athlete
      </Button>
    </div>
  );
}

interface SearchProps {
  error: ReactNode;
  onChoose: (athlete: TaskAthlete) => void;
}

function Search({ error, onChoose }: SearchProps) {
  const [text, setText] = useState('');
  const settled = useDebounced(text, TYPING_MS);
  const found = useAthleteSearch(settled);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search must not save the task
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
        }
      }}
    >
      <AthleteSearch
        label="Athlete"
        noneMeans="Leave it empty for a task about no one in particular."
        error={typeof error === 'string' ? error : undefined}
        text={text}
        searched={settled}
        found={found}
        max={MAX_NAMED}
        onSearch={setText}
        onChoose={onChoose}
      />
    </div>
  );
}
