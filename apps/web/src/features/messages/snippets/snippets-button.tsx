import type { PlaceholderValues } from '@posedown/coaching';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { useLoadValues } from '../api.ts';
import classes from '../composer.module.css';
import { PickSnippet } from './pick-snippet.tsx';

interface SnippetsButtonProps {
  athleteId: string;
  onPick: (text: string) => void;
}

/** Inserts a snippet, filled in for an athlete, into a message to them. */
export function SnippetsButton({ athleteId, onPick }: SnippetsButtonProps) {
  const [values, setValues] = useState<PlaceholderValues>();
  const load = useLoadValues();
  function open() {
    if (load.isPending) return;
    load.mutate(athleteId, {
      onSuccess: setValues,
      onError: (error) =>
        showError(error, 'We couldn’t load the snippets. Try again when you’re online.'),
    });
  }
  return (
    <>
      <Button
        variant="default"
        size="md"
        className={classes.tool}
        aria-label="Insert a snippet"
        aria-haspopup="dialog"
        title="Insert a snippet"
        aria-busy={load.isPending}
        onClick={open}
      >
        <IconTemplate size={20} aria-hidden="true" />
      </Button>
      <PickSnippet
        isOpen={values !== undefined}
        values={values ?? null}
        onPick={onPick}
        onClose={() => setValues(undefined)}
      />
    </>
  );
}
