import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { MESSAGE_MAX_PHOTOS, type Message } from '../../lib/message-limits.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ExtrasTray } from '../../ui/message-extras/lazy-extras-tray.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { usePhotoUploads } from '../../ui/photo/use-photo-uploads.ts';
import { useDeleteMessage, useThread } from './api.ts';
import composerClasses from './composer.module.css';
import { Composer } from './composer.tsx';
import { AttachButton } from './links/attach-button.tsx';
import { useExtras } from './links/use-extras.ts';
import { cachePreview } from './previews.ts';
import { useScheduled } from './scheduled/api.ts';
import { ScheduledLines } from './scheduled/scheduled-lines.tsx';
import { SendLater } from './scheduled/send-later.tsx';
import { SnippetsButton } from './snippets/snippets-button.tsx';
import classes from './thread.module.css';
import { ThreadLines } from './thread-lines.tsx';
import { showSaveError, useEditing } from './use-editing.ts';
import { useOutbox } from './use-outbox.ts';
import { useNotifyTyping } from './use-typing.ts';
import { VoiceComposer } from './voice/lazy-voice-composer.ts';
import { useVoiceComposer } from './voice/use-voice-composer.ts';

const DrawOnPhoto = lazyPart(() =>
  import('../../ui/message-extras/draw-on-photo.tsx').then((part) => ({
    default: part.DrawOnPhoto,
  })),
);
const DrawOnUpload = lazyPart(() =>
  import('../../ui/photo/marks/draw-on-upload.tsx').then((part) => ({
    default: part.DrawOnUpload,
  })),
);

const WIDTHS = ['60%', '45%', '70%', '35%', '55%'];

/** Each message names its author then. */
const FORMER_COACH = { id: '', name: 'your former coach' };

/** Reserves the space of a thread while it loads. */
function ThreadSkeleton() {
  return (
    <SkeletonArea label="Loading the messages" className={classes.skeleton}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height="2.75rem" width={width} />
      ))}
    </SkeletonArea>
  );
}

interface ThreadProps {
  athleteId: string;
  /** The message to open it at. */
  messageId: string | undefined;
  /** Shows the latest messages instead. */
  onLatest: () => void;
}

/** The thread between an athlete and their coach, with the composer. */
export function Thread({ athleteId, messageId, onLatest }: ThreadProps) {
  const user = useSignedInUser();
  const thread = useThread(athleteId, messageId);
  const isCoach = user.id !== athleteId;
  const scheduled = useScheduled(athleteId, isCoach);
  const outbox = useOutbox(user.id, athleteId);
  const { editing, setEditing, close, busy, save } = useEditing(athleteId);
  const remove = useDeleteMessage(athleteId);
  const sendTyping = useNotifyTyping(athleteId);
  const draftKey = `message:${user.id}:${athleteId}`;
  const more = useExtras(draftKey);
  const voice = useVoiceComposer(user.id, athleteId);
  const uploads = usePhotoUploads({
    userId: athleteId,
    purpose: 'message',
    max: MESSAGE_MAX_PHOTOS - more.extras.photos.length,
    place: `message ${athleteId}`,
  });
  const [toDelete, setToDelete] = useState<Message>();

  const page = thread.data?.pages[0];
  if (!page) {
    if (thread.isPending) return <ThreadSkeleton />;
    return <ErrorState title="We couldn’t load the messages." onRetry={thread.refetch} />;
  }
  if (!page.coach && page.messages.length === 0) {
    return (
      <EmptyState title="You have no coach yet">
        Once you have a coach, you can message them here.
      </EmptyState>
    );
  }
  const other = (isCoach ? page.athlete : page.coach) ?? FORMER_COACH;
  function removeLine({ id }: Message): void {
    setToDelete(undefined);
    // A deleted message can no longer be edited.
    remove.mutate(id, { onSuccess: () => close(id), onError: showSaveError });
  }
  function send(content: string): void {
    if (editing) save(editing, content);
    else {
      for (const { photoId, file } of uploads.photos) {
        if (photoId) cachePreview(photoId, file);
      }
      outbox.send(content, uploads.ids, more.body(uploads.photos));
      uploads.clear();
      more.clear();
      if (messageId) onLatest();
    }
  }
  const attaching = {
    ...{ athleteId, extras: more.extras, onChange: more.change },
    uploads: uploads.photos.length,
  };
  return (
    <div className={classes.thread}>
      <ThreadLines
        key={messageId}
        thread={thread}
        other={other}
        athleteId={athleteId}
        outbox={outbox}
        messageId={messageId}
        onLatest={onLatest}
        onEdit={setEditing}
        onDelete={setToDelete}
        onDraw={
          page.coach && !uploads.isFull ? (photo, alt) => more.setDrawn({ photo, alt }) : undefined
        }
      >
        {scheduled.data && (
          <ScheduledLines
            messages={scheduled.data.messages}
            athleteId={athleteId}
            name={other.name}
          />
        )}
        {isCoach && scheduled.isError && !scheduled.data && (
          <Text size="sm" muted>
            We couldn’t load the scheduled messages of this thread.
          </Text>
        )}
      </ThreadLines>
      {page.coach && voice.isOpen && !editing ? (
        <Suspense fallback={<Text muted>Opening the microphone…</Text>}>
          <VoiceComposer
            {...{ voice, athleteId }}
            onSent={() => {
              if (messageId) onLatest();
            }}
          />
        </Suspense>
      ) : page.coach ? (
        <Composer
          key={editing?.id ?? 'new'}
          draftKey={draftKey}
          label={`Message ${other.name}`}
          renderTools={(insert) =>
            isCoach ? (
              <SnippetsButton athleteId={athleteId} onPick={insert} />
            ) : (
              <AttachButton {...attaching} className={composerClasses.tool} />
            )
          }
          renderPhotoAction={(photo) => (
            <Suspense fallback={null}>
              <DrawOnUpload
                photo={photo}
                marks={more.marksOf(photo.key)}
                onMarks={(marks) => more.setMarks(photo.key, marks)}
              />
            </Suspense>
          )}
          tray={
            more.has && (
              <Suspense fallback={null}>
                <ExtrasTray extras={more.extras} onChange={more.change} />
              </Suspense>
            )
          }
          hasExtras={more.has}
          renderLater={
            isCoach &&
            ((composer) => (
              <Row gap="md">
                <SendLater {...{ athleteId, composer }} name={other.name} />
                <AttachButton {...attaching} hasText />
              </Row>
            ))
          }
          editing={editing?.content}
          busy={busy}
          uploads={uploads}
          onSend={send}
          onCancelEdit={() => setEditing(undefined)}
          onTyping={sendTyping}
          onRecord={voice.open}
        />
      ) : (
        <Text muted>You have no coach at the moment, so no one would read a new message.</Text>
      )}

      {more.drawn && (
        <Suspense fallback={null}>
          <DrawOnPhoto
            {...{ drawn: more.drawn, extras: more.extras, onChange: more.change }}
            onClose={() => more.setDrawn(undefined)}
          />
        </Suspense>
      )}
      {toDelete && (
        <ConfirmDialog
          title="Delete this message?"
          confirmLabel="Delete"
          isDestructive
          onConfirm={() => removeLine(toDelete)}
          onClose={() => setToDelete(undefined)}
        >
          {other.name} won’t be able to read it either.
        </ConfirmDialog>
      )}
    </div>
  );
}
