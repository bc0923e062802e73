import { useState } from 'react';
import { MAX_NAMED, TYPING_MS } from '../../../lib/athletes-named.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { AthleteSearch, ChosenAthlete } from '../../../ui/form/athlete-search.tsx';
import { useAthleteSearch } from '../api.ts';

interface Athlete {
  id: string;
  name: string;
}

interface AthletePickerProps {
  label: string;
  /** The label for choosing no athlete, if that's allowed. */
  noneMeans?: string;
  chosen: Athlete | null;
  onChoose: (athlete: Athlete | null) => void;
}

/** Picks one of the coach's athletes. */
export function AthletePicker({ label, noneMeans, chosen, onChoose }: AthletePickerProps) {
  const [text, setText] = useState('');
  const settled = useDebounced(text, TYPING_MS);
  const found = useAthleteSearch(settled);
  if (chosen) {
    return <ChosenAthlete label={label} name={chosen.name} onChange={() => onChoose(null)} />;
  }
  return (
    <AthleteSearch
      label={label}
      noneMeans={noneMeans}
      text={text}
      searched={settled}
      found={found}
      max={MAX_NAMED}
      onSearch={setText}
      onChoose={(athlete) => {
        setText('');
        onChoose(athlete);
      }}
    />
  );
}
