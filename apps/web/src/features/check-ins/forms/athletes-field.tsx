import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MAX_NAMED, TYPING_MS } from '../../../lib/athletes-named.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { AthleteSearch } from '../../../ui/form/athlete-search.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { useAthleteSearch } from './api.ts';
import type { Athlete } from './assign-target.ts';

interface AthletesFieldProps {
  chosen: readonly Athlete[];
  onChange: (chosen: Athlete[]) => void;
  error: ReactNode;
}

/** Chooses several of the coach's athletes. */
export function AthletesField({ chosen, onChange, error }: AthletesFieldProps) {
  const [text, setText] = useState('');
  const settled = useDebounced(text, TYPING_MS);
  const found = useAthleteSearch(settled);

  function choose(athlete: Athlete) {
    if (chosen.some(({ id }) => id === athlete.id)) {
      return announce(`${athlete.name} is already chosen`);
    }
    announce(`${athlete.name} chosen`);
    onChange([...chosen, athlete]);
  }

  return (
    <Stack gap="sm">
      {chosen.length > 0 && (
        <Row as="ul" aria-label="Chosen athletes">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="default"
                size="md"
                rightSection={<IconX size={16} aria-hidden="true" />}
                aria-label={`Remove ${name}`}
                onClick={() => onChange(chosen.filter((other) => other.id !== id))}
              >
                {name}
              </Button>
            </li>
          ))}
        </Row>
      )}
      <AthleteSearch
        label="Athletes"
        error={typeof error === 'string' ? error : undefined}
        text={text}
        searched={settled}
        found={found}
        max={MAX_NAMED}
        onSearch={setText}
        onChoose={choose}
      />
    </Stack>
  );
}
