import { type CalendarDay, counted, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { Photo, Profile } from '@posedown/contract';
import { IconCamera, IconLayersIntersect, IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import { POSE_ORDER } from '../../lib/pose-text.ts';
import { useRegularly } from '../../lib/use-regularly.ts';
import { DayField } from '../../ui/form/day-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { buildOf } from '../../ui/mannequin/build-of.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { FileButton } from '../../ui/photo/file-button.tsx';
import { ChosenPhoto } from './chosen-photo.tsx';
import classes from './photos.module.css';
import { dayOf } from './requested-photos.ts';
import { useUploads } from './use-uploads.ts';

const CameraDialog = lazyPart(() =>
  import('./camera/camera-dialog.tsx').then(({ CameraDialog }) => ({ default: CameraDialog })),
);

interface UploadCardProps {
  profile: Profile;
  /** Existing photos, newest first, to line up new ones with. */
  photos: readonly Photo[];
}

/** Chooses photos with their poses and date, and sends them. */
export function UploadCard({ profile, photos }: UploadCardProps) {
  const [isCamera, setCamera] = useState(false);
  const today = useToday(profile.timezone);
  const [chosenDate, setDate] = useState<CalendarDay | ''>();
  const waiting = useUploads(profile.id, profile.timezone);
  const { uploads, toGo, waitsAsked, add, choosePose, remove, cancel } = waiting;
  const sending = toGo > 0;
  const days = new Set(uploads.map((upload) => dayOf(upload, today)));
  const [first = today] = days;
  const date = chosenDate ?? (days.size > 1 ? '' : first);
  // The next photos get their own date.
  const isEmpty = uploads.length === 0;
  useEffect(() => {
    if (isEmpty) setDate(undefined);
  }, [isEmpty]);

  const retry = useRef<(isBack: boolean) => unknown>(undefined);
  retry.current = (isBack) => waitsAsked && !sending && waiting.sendAgain(isBack);
  useRegularly(useCallback((isBack: boolean) => retry.current?.(isBack), []));

  return (
    <Card as="section" labelledBy="add-photos" gap="md">
      <SectionHeader
        id="add-photos"
        title="Add photos"
        intro="Same light, same place, same distance: front, side and back."
      />
      <Chooser disabled={sending} onFiles={add} />
      {typeof navigator.mediaDevices?.getUserMedia === 'function' && (
        <Button
          variant="default"
          size="md"
          disabled={sending}
          leftSection={<IconLayersIntersect size={20} aria-hidden="true" />}
          onClick={() => setCamera(true)}
        >
          Take photos with an overlay
        </Button>
      )}
      {isCamera && (
        <Suspense fallback={null}>
          <CameraDialog
            build={buildOf(profile)}
            photos={photos}
            startPose={POSE_ORDER[uploads.length] ?? 'front'}
            onTaken={add}
            onClose={() => setCamera(false)}
          />
        </Suspense>
      )}
      {uploads.length > 0 && (
        <>
          <Stack as="ul" gap="sm" aria-busy={sending}>
            {uploads.map((upload) => (
              <ChosenPhoto
                key={upload.key}
                upload={upload}
                disabled={sending}
                onPose={(pose) => choosePose(upload, pose)}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </Stack>
          <DayField
            name="date"
            label="Taken on"
            value={date}
            onChange={setDate}
            hint={
              days.size > 1 &&
              date === '' &&
              'These photos are from different days. Each keeps its own date unless you choose one here.'
            }
            min={FIRST_PROGRESS_DAY}
            max={today}
          />
          <p className={classes.kept}>{storageText(uploads)}</p>
          <Row gap="sm">
            <Button
              size="md"
              loading={sending}
              onClick={() => void waiting.sendAll(chosenDate || undefined)}
            >
              {sending
                ? `Sending, ${counted(toGo, 'photo')} to go`
                : `Save ${counted(uploads.length, 'photo')}`}
            </Button>
            {sending && (
              <Button size="md" variant="default" onClick={cancel}>
                Cancel
              </Button>
            )}
          </Row>
        </>
      )}
    </Card>
  );
}

/** Where unsaved photos are stored. */
function storageText(uploads: readonly { isStored?: boolean | undefined }[]): string {
  if (uploads.some(({ isStored }) => isStored === false)) {
    return 'This browser can’t store photos. Stay on this page until they’re saved.';
  }
  return uploads.every(({ isStored }) => isStored)
    ? 'Saved on this device until they upload. Logging out deletes them.'
    : 'Saving on this device…';
}

interface ChooserProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

function Chooser({ disabled, onFiles }: ChooserProps) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same as dropping a file
    <div
      className={classes.chooser}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        label="Choose photos"
        Icon={IconPhotoPlus}
        multiple
        disabled={disabled}
        onFiles={onFiles}
      />
      <FileButton
        label="Take a photo"
        Icon={IconCamera}
        camera
        disabled={disabled}
        onFiles={onFiles}
      />
      <p className={classes.drop}>or drop them here</p>
    </div>
  );
}
