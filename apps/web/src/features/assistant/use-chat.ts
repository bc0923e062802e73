import type { AssistantMessage, SessionUser } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { announce } from '../../ui/announce/announce.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { useAsk } from './api.ts';
import { apologyFor, failureToast, historyOf } from './conversation-words.ts';

const DRAFT = 'posedown.ask';
const ANSWERED: Toast = {
  title: 'Your answer is ready',
  message: 'Find it in Ask the coach.',
  seconds: 5,
};

/** The draft question; a visitor keeps theirs when they log in. */
interface Draft {
  by?: string | undefined;
  text: string;
}
const NONE: Draft = { text: '' };

export interface Line {
  key: string;
  role: 'user' | 'assistant';
  content: string;
  /** What the server keeps of it; absent for what stands on this screen alone. */
  message?: AssistantMessage;
}

interface Options {
  user: SessionUser | null;
  coachEmail: string | undefined;
  /** What is kept, the newest first. */
  kept: readonly AssistantMessage[];
}

/** What is said on the screen, the oldest first, and the way to say more. */
export function useChat({ user, coachEmail, kept }: Options) {
  const [begun, setBegun] = useState(readDraft);
  const draft = begun.by === undefined || begun.by === user?.id ? begun.text : '';
  const [asked, setAsked] = useState('');
  const [writing, setWriting] = useState('');
  const [failed, setFailed] = useState<Line[]>([]);
  const unanswered = useRef<{ message: string; requestKey: string }>(undefined);
  const [needsLogin, setNeedsLogin] = useState(false);
  const isHere = useIsHere();
  const { mutateAsync } = useAsk(setWriting);
  const { busy, run } = useSingleFlight();
  const lines = [...kept].reverse().map(toLine).concat(failed);

  function type(text: string): void {
    const next = { by: user?.id, text };
    setBegun(next);
    saveDraft(DRAFT, next);
  }

  async function exchange(userId: string, message: string): Promise<void> {
    // The same question again may have been answered while the line was down.
    const again = unanswered.current?.message === message ? unanswered.current : undefined;
    const requestKey = again?.requestKey ?? newRequestKey();
    unanswered.current = { message, requestKey };
    setAsked(message);
    setWriting('');
    if (message === draft.trim()) {
      setBegun(NONE);
      dropDraft(DRAFT);
    }
    try {
      const body = { message, userId, requestKey, conversationHistory: historyOf(kept) };
      const { messages } = await mutateAsync(body);
      if (isHere.current) announce(messages.at(-1)?.content ?? '');
      else void showToast(ANSWERED);
      unanswered.current = undefined;
      setFailed([]);
    } catch (error) {
      const apology = apologyFor(error, coachEmail);
      const toast = failureToast(error, apology, isHere.current);
      if (toast) void showToast(toast);
      if (isHere.current) announce(apology);
      setFailed([...failed, ...failure(message, newRequestKey(), apology)]);
      if (message === draft.trim()) type(message);
    }
    setAsked('');
    setWriting('');
  }

  /** Sends a question; an empty one is not sent, and a visitor is asked to sign in first. */
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
    asked,
    writing,
    needsLogin,
    forget: () => setFailed([]),
  };
}

/** Whether the screen still stands when an answer comes: one that is long in coming can be left. */
function useIsHere() {
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
  const { by, text } = (loadDraft(DRAFT) ?? NONE) as Partial<Draft>;
  return typeof text === 'string' ? { by, text } : NONE;
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
