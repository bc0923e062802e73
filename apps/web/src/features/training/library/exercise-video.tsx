import type { ExerciseDetail } from '@posedown/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AnchorButton, Button } from '../../../ui/parts/button.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useSaveVideo } from '../api.ts';
import classes from './library.module.css';
import { addressOf, bodyOf, draftAfterSave, failureText, type VideoDraft } from './video-draft.ts';

/** The coach's own video of an exercise: a link for the athletes, a field for the coach. */
export function ExerciseVideo({ exercise }: { exercise: ExerciseDetail }) {
  const isCoach = useSignedInUser().role === 'coach';
  if (!isCoach && !exercise.videoUrl) return null;
  return (
    <section className={classes.part}>
      <SectionHeader title="Video" />
      {exercise.videoUrl && (
        <AnchorButton
          href={exercise.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="md"
          className={classes.watch}
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        >
          Watch the video
        </AnchorButton>
      )}
      {isCoach && <VideoForm key={exercise.id} exercise={exercise} />}
    </section>
  );
}

function VideoForm({ exercise }: { exercise: ExerciseDetail }) {
  /** Unsaved input, which survives refetches; without it the saved link is shown. */
  const [draft, setDraft] = useState<VideoDraft>();
  const [failure, setFailure] = useState<unknown>();
  const save = useSaveVideo(exercise.id);
  const { busy, run } = useSingleFlight();

  function write(address: string) {
    setDraft((before) => ({ address, version: before ? before.version : exercise.videoVersion }));
  }

  async function send() {
    try {
      const saved = await save.mutateAsync(bodyOf(draft, exercise));
      setDraft((now) => draftAfterSave(now, draft, saved));
      void showToast({ title: saved.videoUrl ? 'Video linked' : 'Video removed' });
    } catch (error) {
      setDraft((now) => ({ address: addressOf(now, exercise), version: null }));
      setFailure(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run(send);
  }

  return (
    <form className={classes.video} onSubmit={submit} noValidate aria-busy={busy}>
      <TextField
        label="Video link"
        name="videoUrl"
        optional
        hint="Your athletes see it with the exercise. Leave it empty to remove it."
        autoComplete="off"
        maxLength={500}
        placeholder="https://"
        value={addressOf(draft, exercise)}
        error={failure === undefined ? undefined : failureText(failure, exercise)}
        onChange={write}
      />
      <Button type="submit" size="md" variant="default" loading={busy}>
        {busy ? 'Saving...' : 'Save video'}
      </Button>
    </form>
  );
}
