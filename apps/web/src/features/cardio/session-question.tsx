import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

interface SessionQuestionProps {
  asks: 'finish' | 'discard';
  /** What finishing now would save. */
  earlyWords: string | undefined;
  onFinish: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a session ends early or is lost. */
export function SessionQuestion(props: SessionQuestionProps) {
  const { asks, earlyWords, onFinish, onDiscard, onClose } = props;
  const isDiscard = asks === 'discard';
  return (
    <ConfirmDialog
      title={isDiscard ? 'Discard this session?' : 'Finish now?'}
      confirmLabel={isDiscard ? 'Discard' : 'Finish and save'}
      isDestructive={isDiscard}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (isDiscard) onDiscard();
        else onFinish();
      }}
    >
      {isDiscard ? 'Nothing from this session will be saved.' : earlyWords}
    </ConfirmDialog>
  );
}
