import { TextAreaField } from '../form/text-area-field.tsx';
import { Caution } from '../parts/caution.tsx';
import type { WarningReasonState } from './use-warning-reason.ts';

interface WarningReasonProps {
  state: WarningReasonState;
  /** Explains who reads the reason, and where. */
  hint: string;
  /** Called after each change of the text. */
  onChange?: () => void;
}

/** Lists the warnings and asks why to override them. Renders nothing if there are none. */
export function WarningReason({ state, hint, onChange }: WarningReasonProps) {
  if (state.warnings.length === 0) return null;
  return (
    <>
      <Caution isAnnounced>{state.warnings.join(' ')}</Caution>
      <TextAreaField
        name={state.field}
        label="Explain why you’re overriding this"
        hint={hint}
        value={state.text}
        error={state.error}
        onChange={(text) => {
          state.change(text);
          onChange?.();
        }}
      />
    </>
  );
}
