import type { Competition, Prep } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { numberField } from '../../lib/form/number-field.ts';
import { placingText } from '../../lib/placing-text.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useResult } from './api.ts';
import { resultFailure } from './prep-text.ts';

const PEAK_PATH: string = '/peak-week';

const PLACING = numberField({ min: 1, max: 200 }, { isWhole: true });

/** The result of the show, from show day on. */
export function ResultCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { id, userId, status, placing, version, resultOpen } = prep.competition;
  const { isClient } = useAuth();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const save = useResult({ userId, competitionId: id });
  const isOver = status === 'completed';
  const failure = save.isError && resultFailure(save.error, save.variables, { status, placing });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = PLACING.error(typed);
    setError(wrong);
    if (!wrong) save.mutate({ completed: true, placing: PLACING.parse(typed) ?? null, version });
  }

  return (
    <Card as="section" labelledBy="result" gap="md">
      <SectionHeader
        id="result"
        title="Result"
        intro={resultOpen && 'The show is over: enter the placing, or complete it without one.'}
      />
      {isOver ? (
        <>
          <p>{placing ? `Completed: ${placingText(placing)}.` : 'Completed, without a placing.'}</p>
          <div>
            <Button
              variant="default"
              size="md"
              loading={save.isPending}
              onClick={() => save.mutate({ completed: false, placing: null, version })}
            >
              Remove the result
            </Button>
          </div>
        </>
      ) : (
        <Stack as="form" onSubmit={submit} noValidate>
          <TextField
            name="placing"
            label="Placing"
            optional
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            error={error}
          />
          <div>
            <Button type="submit" size="md" loading={save.isPending}>
              {save.isPending ? 'Saving...' : 'Complete the show'}
            </Button>
          </div>
        </Stack>
      )}
      {failure && <FormNotice>{failure}</FormNotice>}
      {/* Athletes only: the coach has a link further up. */}
      {isClient && (
        <Link to={PEAK_PATH} search={{ competitionId: id }}>
          View its peak week
        </Link>
      )}
    </Card>
  );
}
