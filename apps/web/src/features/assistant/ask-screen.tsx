import { useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { useConfig } from '../../lib/config.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useClear, useConversation } from './api.ts';
import classes from './ask.module.css';
import { AskForm } from './ask-form.tsx';
import { ChatBox } from './chat-box.tsx';
import { GENERAL_QUESTIONS, OWN_QUESTIONS } from './suggestions.ts';
import { useChat } from './use-chat.ts';

const NOT_CLEARED = 'We couldn’t clear the conversation. Please try again.';

interface NewConversationProps {
  userId: string;
  onCleared: () => void;
  onClose: () => void;
}

/** Confirms before the conversation is cleared. */
function NewConversation({ userId, onCleared, onClose }: NewConversationProps) {
  const clear = useClear(userId);
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess: () => {
        onCleared();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title="Start a new conversation?"
      confirmLabel="New conversation"
      isDestructive
      busy={clear.isPending}
      failure={clear.isError ? userMessageOf(clear.error, NOT_CLEARED) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      This deletes the conversation. Your coach keeps anything that was handed to them.
    </ConfirmDialog>
  );
}

/** The chat with the assistant. Visitors can look; logged-in users can ask. */
export function AskScreen() {
  const { status, user, role } = useAuth();
  const isClient = role === 'client';
  const config = useConfig();
  const conversation = useConversation(user?.id);
  const messages = conversation.data?.messages ?? [];
  const chat = useChat({ user, coachEmail: config.data?.coachEmail, stored: messages });
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
