import { isNotFoundError } from '../../lib/api-error.ts';
import { useConfig } from '../../lib/config.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useWholeConversation } from './api.ts';
import classes from './ask.module.css';
import { ChatLine } from './chat-line.tsx';

/** An athlete's conversation with the assistant, read by their coach. */
export function ConversationScreen({ athleteId }: { athleteId: string }) {
  const conversation = useWholeConversation(athleteId);
  const name = useConfig().data?.coachName ?? 'The coach';
  const athlete = conversation.data?.pages[0]?.person.name;
  return (
    <PageShell
      title="Assistant conversation"
      intro={athlete && `What ${athlete} asked the assistant. They know that you can read it.`}
      width="narrow"
      actions={
        athlete && (
          <>
            <LinkButton
              to={`/client/${athleteId}` as string}
              variant="default"
              size="md"
              aria-label={`View ${athlete}`}
            >
              View
            </LinkButton>
            <LinkButton
              to={`/messages/${athleteId}` as string}
              variant="default"
              size="md"
              aria-label={`Message ${athlete}`}
            >
              Message
            </LinkButton>
          </>
        )
      }
    >
      {athlete ? (
        <Lines conversation={conversation} asker={athlete} name={name} />
      ) : isNotFoundError(conversation.error) ? (
        <EmptyState title="Athlete not found">
          You don’t coach this athlete, or the link is wrong.
        </EmptyState>
      ) : (
        <QueryFallback query={conversation} what="the conversation">
          <SkeletonArea label="Loading the conversation">
            <Skeleton height="4rem" width="70%" />
            <Skeleton height="7rem" width="85%" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </PageShell>
  );
}

interface LinesProps {
  conversation: ReturnType<typeof useWholeConversation>;
  asker: string;
  name: string;
}

/** The messages, newest last. Older ones are loaded at the top. */
function Lines({ conversation, asker, name }: LinesProps) {
  const messages = conversation.data?.pages.flatMap((page) => page.messages) ?? [];
  if (messages.length === 0) {
    return (
      <EmptyState title="No questions yet">
        No questions asked, or the conversation was cleared.
      </EmptyState>
    );
  }
  return (
    <div className={classes.readOnly}>
      <MoreButton list={conversation}>Older messages</MoreButton>
      {messages.reverse().map((message) => (
        <ChatLine
          key={message.id}
          speaker={message.role}
          content={message.content}
          asker={asker}
          name={name}
          message={message}
        />
      ))}
    </div>
  );
}
