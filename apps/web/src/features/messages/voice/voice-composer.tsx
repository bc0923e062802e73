import { VoicePanel } from '../../../ui/voice/voice-panel.tsx';
import { useSendVoiceNote } from './api.ts';
import type { useVoiceComposer } from './use-voice-composer.ts';
import classes from './voice-composer.module.css';

interface VoiceComposerProps {
  voice: ReturnType<typeof useVoiceComposer>;
  athleteId: string;
  /** Called after a voice note was sent. */
  onSent: () => void;
}

/** Records a voice note in the place of the composer. */
export function VoiceComposer({ voice, athleteId, onSent }: VoiceComposerProps) {
  const { mutateAsync } = useSendVoiceNote(athleteId);
  return (
    <div className={classes.composer} data-print="no">
      <VoicePanel
        place={voice.place}
        sendLabel="Send voice note"
        send={(recording) => mutateAsync(recording).then(onSent)}
        onClose={voice.close}
      />
    </div>
  );
}
