import { useState } from 'react';
import { MOST_NAMED, TYPING_MS } from '../../lib/athletes-named.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { AthleteSearch, ChosenAthlete } from '../../ui/form/athlete-search.tsx';
import { useAthlete, useAthleteSearch } from './api.ts';

interface AthletePickerProps {
  athleteId: string | undefined;
  error: string | undefined;
  onChoose: (athleteId: string | undefined) => void;
}

/** For whom a protocol is drafted: one of the coach's own athletes. */
export function AthletePicker({ athleteId, error, onChoose }: AthletePickerProps) {
  const chosen = useAthlete(athleteId);
  const [text, setText] = useState('');
  const settled = useDebounced(text, TYPING_MS);
  const found = useAthleteSearch(settled);
  if (athleteId) {
    const missing = chosen.isError ? 'This athlete is not on your roster' : '…';
    const name = chosen.data?.name ?? missing;
    return <ChosenAthlete label="Athlete" name={name} onChange={() => onChoose(undefined)} />;
  }
  return (
    <AthleteSearch
      label="Athlete"
      error={error}
      text={text}
      searched={settled}
      found={found}
      most={MOST_NAMED}
      onSearch={setText}
      onChoose={({ id }) => {
        setText('');
        onChoose(id);
      }}
    />
  );
}
