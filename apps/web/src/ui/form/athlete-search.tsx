import { weeksOutText } from '@posedown/coaching';
import type { UseQueryResult } from '@tanstack/react-query';
import { foundText } from '../announce/found-text.ts';
import { useAnnounceResults } from '../announce/use-announce-results.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { Button, UnstyledButton } from '../parts/button.tsx';
import { QueryFallback } from '../parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../parts/skeleton.tsx';
import { Text } from '../parts/text.tsx';
import classes from './athlete-search.module.css';
import { TextField } from './text-field.tsx';

interface NamedAthlete {
  id: string;
  name: string;
}

interface FoundAthlete extends NamedAthlete {
  goal: string;
  weeksOut: number | null;
}

interface AthleteSearchProps {
  label: string;
  /** Message when no athlete matches. */
  noneMeans?: string | undefined;
  error?: string | undefined;
  text: string;
  /** The debounced text that is searched. */
  searched: string;
  /** The results; the previous ones while loading. */
  found: UseQueryResult<{ clients: readonly FoundAthlete[] }>;
  /** Maximum results; also the number of skeleton rows, so that nothing below moves. */
  max: number;
  onSearch: (text: string) => void;
  onChoose: (athlete: NamedAthlete) => void;
}

/** Finds one of the coach's own athletes by name or goal. */
export function AthleteSearch(props: AthleteSearchProps) {
  const { label, noneMeans, error, text, searched, found, max, onSearch, onChoose } = props;
  const isAnswered = text === searched && !found.isPlaceholderData;
  const count = found.data?.clients.length;
  const isAnnounced = isAnswered && count !== undefined && text.trim() !== '';
  const words = isAnnounced && foundText({ count, one: 'athlete', text, hasMore: count >= max });
  useAnnounceResults(words || undefined);
  return (
    <Stack gap="sm">
      <TextField
        label={label}
        name="athlete"
        optional={noneMeans !== undefined}
        hint={noneMeans}
        value={text}
        onChange={onSearch}
        placeholder="Search by name or goal"
        maxLength={100}
        error={error}
      />
      {found.data ? (
        <Stack as="ul" gap="none" aria-label="Athletes">
          {found.data.clients.map(({ id, name, goal, weeksOut }) => (
            <li key={id}>
              <UnstyledButton className={classes.match} onClick={() => onChoose({ id, name })}>
                <strong>{name}</strong>
                <Text as="span" muted>
                  {goal}
                  {weeksOut !== null && `, ${weeksOutText(weeksOut)}`}
                </Text>
              </UnstyledButton>
            </li>
          ))}
          {found.data.clients.length === 0 && (
            <Text as="li" muted>
              {isAnswered ? noMatchText(text.trim()) : 'Searching...'}
            </Text>
          )}
        </Stack>
      ) : (
        <QueryFallback query={found} what="your roster">
          <SkeletonArea label="Loading your athletes" gap="none">
            {Array.from({ length: max }, (_, row) => row).map((row) => (
              <Skeleton key={row} height="2.875rem" />
            ))}
          </SkeletonArea>
        </QueryFallback>
      )}
    </Stack>
  );
}

const noMatchText = (name: string) =>
  name ? `No athlete on your roster matches '${name}'.` : 'No athletes on your roster yet.';

interface ChosenAthleteProps {
  label: string;
  name: string;
  onChange: () => void;
}

/** The chosen athlete, with a button to change them. */
export function ChosenAthlete({ label, name, onChange }: ChosenAthleteProps) {
  return (
    <Row justify="between" gap="sm" className={classes.chosen}>
      <div>
        <Text muted>{label}</Text>
        <Text strong>{name}</Text>
      </div>
      <Button variant="default" size="md" onClick={onChange}>
        Change athlete
      </Button>
    </Row>
  );
}
