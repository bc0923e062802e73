import { IconMicrophone } from '@tabler/icons-react';
import { IconButton } from '../../../ui/parts/button.tsx';
import { VoiceComposer } from './lazy-voice-composer.ts';

interface RecordButtonProps {
  className: string | undefined;
  onRecord: () => void;
}

/** Starts a voice note. */
export function RecordButton({ className, onRecord }: RecordButtonProps) {
  const preload = () => void VoiceComposer.preload();
  return (
    <IconButton
      className={className}
      aria-label="Record a voice note"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onRecord}
    >
      <IconMicrophone size={20} aria-hidden="true" />
    </IconButton>
  );
}
