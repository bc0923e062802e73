import type { AssistantMessage, SessionUser } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { announce } from '../../ui/announce/announce.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { useAsk } from './api.ts';
import { apologyFor, failureToast, historyOf } from './conversation-text.ts';

const DRAFT = 'posedown.ask';
const ANSWERED: Toast = {
  title: 'Your answer is ready',
  message: 'Find it in Ask the coach.',
  seconds: 5,
};

/** The draft question. A visitor's draft survives logging in. */
interface Draft {
  by?: string | undefined;
  text: string;
}
const NO_DRAFT: Draft = { text: '' };

export interface Line {
  key: string;
  role: 'user' | 'assistant';
  content: string;
  /** The stored message; absent for lines that exist only on this screen. */
  message?: AssistantMessage;
}

interface Options {
  user: SessionUser | null;
  coachEmail: string | undefined;
  /** The stored messages, newest first. */
  stored: readonly AssistantMessage[];
}

/** The chat on the screen: its lines, oldest first, and the draft question. */
export function useChat({ user, coachEmail, stored }: Options) {
  const [storedDraft, setStoredDraft] = useState(readDraft);
  const draft = storedDraft.by === undefined || storedDraft.by === user?.id ? storedDraft.text : '';
  const [pendingQuestion, setPendingQuestion] = useState('');
  const [writing, setWriting] = useState('');
  const [failed, setFailed] = useState<Line[]>([]);
  const unanswered = useRef<{ message: string; requestKey: string }>(undefined);
  const [needsLogin, setNeedsLogin] = useState(false);
  const isMounted = useIsMounted();
  const { mutateAsync } = useAsk(setWriting);
  const { busy, run } = useSingleFlight();
  const lines = [...stored].reverse().map(toLine).concat(failed);

  function type(text: string): void {
    const next = { by: user?.id, text };
    setStoredDraft(next);
    saveDraft(DRAFT, next);
  }

  async function exchange(userId: string, message: string): Promise<void> {
    // If the same question is asked again, it may have been answered while the connection was down.
    const repeated = unanswered.current?.message === message ? unanswered.current : undefined;
    const requestKey = repeated?.requestKey ?? newRequestKey();
    unanswered.current = { message, requestKey };
    setPendingQuestion(message);
    setWriting('');
    if (message === draft.trim()) {
      setStoredDraft(NO_DRAFT);
      dropDraft(DRAFT);
    }
    try {
      const body = { message, userId, requestKey, conversationHistory: historyOf(stored) };
      const { messages } = await mutateAsync(body);
      if (isMounted.current) announce(messages.at(-1)?.content ?? '');
      else void showToast(ANSWERED);
      unanswered.current = undefined;
      setFailed([]);
    } catch (error) {
      const apology = apologyFor(error, coachEmail);
      const toast = failureToast(error, apology, isMounted.current);
      if (toast) void showToast(toast);
      if (isMounted.current) announce(apology);
      setFailed([...failed, ...failure(message, newRequestKey(), apology)]);
      if (message === draft.trim()) type(message);
    }
    setPendingQuestion('');
    setWriting('');
  }

  /** Sends a question unless it is empty. A visitor is asked to log in first. */
  async function send(text: string): Promise<void> {
    const message = text.trim();
    if (message === '') return;
    if (user) return run(() => exchange(user.id, message));
    type(message);
    setNeedsLogin(true);
  }

  return {
    lines,
    draft,
    type,
    send,
    busy,
    pendingQuestion,
    writing,
    needsLogin,
    forget: () => setFailed([]),
  };
}

/** Whether the screen is still mounted. An answer can arrive after the user has left it. */
function useIsMounted() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

function readDraft(): Draft {
  const { by, text } = (loadDraft(DRAFT) ?? NO_DRAFT) as Partial<Draft>;
  return typeof text === 'string' ? { by, text } : NO_DRAFT;
}

const toLine = (message: AssistantMessage): Line => ({
  key: message.id,
  role: message.role,
  content: message.content,
  message,
});

const failure = (message: string, key: string, apology: string): Line[] => [
  { key: `${key}-q`, role: 'user', content: message },
  { key: `${key}-a`, role: 'assistant', content: apology },
];
