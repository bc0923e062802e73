import type { ProtocolType } from '@posedown/coaching';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { MAX_NAMED, TYPING_MS } from '../../lib/athletes-named.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { AthleteSearch, ChosenAthlete } from '../../ui/form/athlete-search.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAthlete, useAthleteSearch, useDraft } from './api.ts';
import { typeLabel } from './protocol-text.ts';
import type { ProtocolsQuery } from './protocols-query.ts';

interface CoachGenerateProps {
  type: ProtocolType;
  athleteId: string | undefined;
  onQuery: (query: ProtocolsQuery) => void;
}

/** Picks an athlete and generates a draft, which opens immediately. */
export function CoachGenerate({ type, athleteId, onQuery }: CoachGenerateProps) {
  const draft = useDraft();
  const { busy, send } = useSingleSend(draft);
  const [asked, setAsked] = useState(false);
  // One key per athlete and type: a second tap, or a retry after a lost response, creates no second
  // draft.
  const [keys] = useState(() => new Map<string, string>());

  function generate() {
    setAsked(true);
    if (!athleteId) return;
    const form = `${athleteId} ${type}`;
    const requestKey = keys.get(form) ?? newRequestKey();
    keys.set(form, requestKey);
    send(
      { clientId: athleteId, protocolType: type, requestKey },
      {
        onSuccess: ({ id, clientName }) => {
          keys.delete(form);
          void showToast({
            title: 'Protocol Generated',
            message: `The ${typeLabel(type)} protocol for ${clientName} was sent for coach approval.`,
          });
          onQuery({ protocol: id, athlete: athleteId });
        },
        onError: () =>
          void showToast({
            title: 'Generation Failed',
            message: 'Unable to generate protocol. Please try again.',
            variant: 'destructive',
          }),
      },
    );
  }

  return (
    <>
      <AthletePicker
        athleteId={athleteId}
        error={asked && !athleteId ? 'Choose the athlete first' : undefined}
        onChoose={(athlete) => {
          draft.reset();
          setAsked(false);
          onQuery({ athlete });
        }}
      />
      <Button variant="default" size="lg" loading={busy} onClick={generate}>
        {busy ? 'Generating...' : 'Generate Protocol'}
      </Button>
      {isAboutData(draft.error) && <FormNotice>{draft.error.userMessage}</FormNotice>}
    </>
  );
}

/** If data is missing, retrying doesn't help; the server's message says what is missing. */
function isAboutData(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'not_enough_data';
}

interface AthletePickerProps {
  athleteId: string | undefined;
  error: string | undefined;
  onChoose: (athleteId: string | undefined) => void;
}

function AthletePicker({ athleteId, error, onChoose }: AthletePickerProps) {
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
      max={MAX_NAMED}
      onSearch={setText}
      onChoose={({ id }) => {
        setText('');
        onChoose(id);
      }}
    />
  );
}
