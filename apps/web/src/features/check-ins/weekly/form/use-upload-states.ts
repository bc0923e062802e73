import { useState } from 'react';

/** Whether a question's photos are uploaded: 'failed' needs the athlete or the network. */
export type UploadState = 'idle' | 'sending' | 'failed';

/** The uploads of each photo question, and whether the form is to be sent once they are done. */
export function useUploadStates(questions: readonly { id: string }[]) {
  const [states, setStates] = useState<Record<string, UploadState>>({});
  const [isQueued, setQueued] = useState(false);
  const of = (id: string) => states[id] ?? 'idle';
  const isSending = questions.some(({ id }) => of(id) === 'sending');
  return {
    ...{ of, isSending, isQueued },
    failed: questions.flatMap(({ id }) => (of(id) === 'failed' ? [id] : [])),
    set: (id: string, state: UploadState) => setStates((all) => ({ ...all, [id]: state })),
    queue: () => setQueued(true),
    /** Whether the form was to be sent after the uploads, and they are done. Once. */
    takeQueued: (): boolean => {
      if (!isQueued || isSending) return false;
      setQueued(false);
      return true;
    },
  };
}
