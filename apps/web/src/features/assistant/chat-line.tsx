import type { AssistantMessage } from '@posedown/contract';
import { formatInstant } from '../../lib/days.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import classes from './ask.module.css';

interface ChatLineProps {
  speaker: 'user' | 'assistant';
  content: string;
  /**
   * The athlete's name when someone else reads the conversation; the date is shown too. Without it
   * the reader asked.
   */
  asker?: string;
  /** The coach's name. */
  name: string;
  message?: AssistantMessage | undefined;
  /** Asks about one of the suggested topics. */
  onTopic?: ((question: string) => Promise<void>) | undefined;
}

/** One message of the conversation, with the sources of an answer. */
export function ChatLine({ speaker, content, asker, name, message, onTopic }: ChatLineProps) {
  const isAnswer = speaker === 'assistant';
  return (
    <article className={classes.line} data-speaker={speaker}>
      <h2 className={classes.author}>
        {isAnswer ? `${name}’s assistant` : (asker ?? 'You')}
        {asker && message && (
          <time dateTime={message.createdAt} className={classes.when}>
            {formatInstant(message.createdAt)}
          </time>
        )}
      </h2>
      <p className={classes.content}>{content}</p>
      {isAnswer && message && <Sources message={message} />}
      {isAnswer && message?.handedToCoach && (
        <p className={classes.handed}>{asker ? 'Handed to you' : 'Handed to your coach'}</p>
      )}
      {isAnswer && onTopic && message && message.topics.length > 0 && (
        <Row as="ul" aria-label="Nearest topics">
          {message.topics.map((topic) => (
            <li key={topic}>
              <UnstyledButton className={classes.topic} onClick={() => void onTopic(topic)}>
                {topic}
              </UnstyledButton>
            </li>
          ))}
        </Row>
      )}
    </article>
  );
}

function Sources({ message: { sources } }: { message: AssistantMessage }) {
  if (sources.length === 0) return null;
  return (
    <Stack as="ul" gap="2xs" className={classes.sources} aria-label="Sources">
      {sources.map(({ title, kind }) => (
        <li key={title} data-kind={kind}>
          {title}
        </li>
      ))}
    </Stack>
  );
}
