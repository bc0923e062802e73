import { useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useConversation } from './api.ts';
import classes from './ask.module.css';
import { AskForm } from './ask-form.tsx';
import { ChatBox } from './chat-box.tsx';
import { NewConversation } from './new-conversation.tsx';
import { GENERAL_QUESTIONS, OWN_QUESTIONS } from './suggestions.ts';
import { useChat } from './use-chat.ts';

/** The chat with the coach's assistant; anybody may look, and whoever is signed in may ask. */
export function AskScreen() {
  const { status, user, role } = useAuth();
  const isClient = role === 'client';
  const config = useConfig();
  const conversation = useConversation(user?.id);
  const kept = conversation.data?.messages ?? [];
  const chat = useChat({ user, coachEmail: config.data?.coachEmail, kept });
  const [isClearing, setIsClearing] = useState(false);
  const name = config.data?.coachName ?? 'the coach';
  const isLoading = status === 'unknown' || (user !== null && conversation.isPending);

  return (
    <PageShell
      title="Ask the coach"
      intro={`Answers by ${name}’s assistant, from ${role === 'coach' ? '' : 'your own data and '}checked notes. It is a program, not a person and not a doctor.`}
      width="narrow"
    >
      {conversation.isError && !conversation.data ? (
        <ErrorState
          title="We couldn’t load your conversation."
          onRetry={() => void conversation.refetch()}
        />
      ) : (
        <section className={classes.chat} aria-label="Chat with the assistant">
          <ChatBox
            chat={chat}
            name={name}
            isLoading={isLoading || config.isPending}
            suggestions={isClient ? OWN_QUESTIONS : GENERAL_QUESTIONS}
          />
          <AskForm chat={chat} isReady={!isLoading} />
        </section>
      )}
      <footer className={classes.footer}>
        <p className={classes.note}>
          {isClient &&
            'Your coach can read this conversation and is alerted right away if something sounds serious. '}
          In an emergency call 112, 911 or 999.
        </p>
        {chat.lines.length > 0 && user && (
          <Button
            variant="default"
            size="md"
            disabled={chat.busy}
            onClick={() => setIsClearing(true)}
          >
            New conversation
          </Button>
        )}
      </footer>
      {isClearing && user && (
        <NewConversation
          userId={user.id}
          onCleared={chat.forget}
          onClose={() => setIsClearing(false)}
        />
      )}
    </PageShell>
  );
}
