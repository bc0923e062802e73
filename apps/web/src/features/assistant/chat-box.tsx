import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { announce } from '../../ui/announce/announce.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './ask.module.css';
import { ChatLine } from './chat-line.tsx';
import type { useChat } from './use-chat.ts';

type Chat = ReturnType<typeof useChat>;

interface ChatBoxProps {
  chat: Chat;
  name: string;
  isLoading: boolean;
  suggestions: readonly string[];
}

/** The conversation in a box of fixed height that follows the latest message. */
export function ChatBox({ chat, name, isLoading, suggestions }: ChatBoxProps) {
  const { isCoach } = useAuth();
  const { lines, busy, pendingQuestion, writing, needsLogin, send } = chat;
  const isFresh = !isLoading && lines.length === 0 && !busy;
  const shown = `${lines.length} ${pendingQuestion} ${writing.length} ${needsLogin} ${isLoading}`;
  // A new conversation starts at its greeting, even in a small box.
  const box = useAutoScroll(shown, isFresh && !needsLogin ? 'start' : 'end');
  return (
    <div
      ref={box}
      className={classes.box}
      role="log"
      // Streamed text would be announced piece by piece; useChat announces the complete answer
      // instead.
      aria-live="off"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      {isLoading ? (
        <SkeletonArea label="Loading your conversation">
          <Skeleton height="6rem" width="85%" />
          <Skeleton height="3rem" width="60%" />
          <Skeleton height="3rem" width="70%" />
        </SkeletonArea>
      ) : (
        <ChatLine
          speaker="assistant"
          content={isCoach ? coachGreeting(name) : greeting(name)}
          name={name}
        />
      )}
      {!isLoading &&
        lines.map(({ key, role, content, message }) => (
          <ChatLine
            key={key}
            speaker={role}
            content={content}
            name={name}
            message={message}
            onTopic={busy ? undefined : send}
          />
        ))}
      {isFresh && (
        <Row as="ul" aria-label="Suggested questions">
          {suggestions.map((question) => (
            <li key={question}>
              <UnstyledButton className={classes.topic} onClick={() => void send(question)}>
                {question}
              </UnstyledButton>
            </li>
          ))}
        </Row>
      )}
      {busy && pendingQuestion !== '' && (
        <ChatLine speaker="user" content={pendingQuestion} name={name} />
      )}
      {busy && writing !== '' && <ChatLine speaker="assistant" content={writing} name={name} />}
      {busy && <Typing name={name} />}
      {needsLogin && <LogInFirst />}
    </div>
  );
}

const greeting = (name: string) =>
  `Hi, I am ${name}’s assistant. Ask me about your training, food, cardio, prep or posing: I answer from your own plans and logs, and from checked notes.`;

/** A coach has no plans or logs of their own. */
const coachGreeting = (name: string) =>
  `Hi, I am ${name}’s assistant. Ask me about training, food, cardio, prep or posing: I answer from checked notes. You’ll find what an athlete has logged on their own page.`;

function Typing({ name }: { name: string }) {
  const words = `${name}’s assistant is typing`;
  useEffect(() => announce(words), [words]);
  return (
    <p className={classes.typing} role="status" aria-label={words}>
      <span />
      <span />
      <span />
    </p>
  );
}

function LogInFirst() {
  return (
    <div className={classes.signIn} role="alert">
      <p>Log in to ask. Your question is saved in the field below.</p>
      <LinkButton to="/login" search={{ next: '/ask-ali' }} size="md">
        Log in{' '}
      </LinkButton>
    </div>
  );
}

/** Scrolls to one end whenever the content changes. */
function useAutoScroll(shown: string, end: 'start' | 'end') {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the shown content changes
  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = end === 'start' ? 0 : current.scrollHeight;
  }, [shown, end]);
  return box;
}
