import type { ExerciseDetail } from '@posedown/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AnchorButton, Button } from '../../../ui/parts/button.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useSaveVideo } from '../api.ts';
import classes from './library.module.css';

const FAILED = 'The video could not be saved. Please try again.';

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
      {/* A save elsewhere brings another version: the field then begins anew with it. */}
      {isCoach && <VideoForm key={exercise.videoVersion} exercise={exercise} />}
    </section>
  );
}

function VideoForm({ exercise }: { exercise: ExerciseDetail }) {
  const { id, videoUrl, videoVersion } = exercise;
  const [address, setAddress] = useState(videoUrl ?? '');
  const [error, setError] = useState<string>();
  const save = useSaveVideo(id);
  const { busy, run } = useSingleFlight();

  async function send() {
    try {
      const { videoUrl: saved } = await save.mutateAsync({
        videoUrl: address.trim() || null,
        videoVersion,
      });
      void showToast({ title: saved ? 'Video linked' : 'Video removed' });
    } catch (failure) {
      const { videoUrl: complaint } = fieldErrorsOf(failure);
      setError(complaint ?? userMessageOf(failure, FAILED));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    void run(send);
  }

  return (
    <form className={classes.video} onSubmit={submit} noValidate aria-busy={busy}>
      <TextField
        label="Video link"
        name="videoUrl"
        optional
        hint="Your athletes see it with the exercise. Leave it empty to take it away."
        autoComplete="off"
        maxLength={500}
        placeholder="https://"
        value={address}
        error={error}
        onChange={setAddress}
      />
      <Button type="submit" size="md" variant="default" loading={busy}>
        {busy ? 'Saving...' : 'Save video'}
      </Button>
    </form>
  );
}
