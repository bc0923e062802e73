import { addDays, type CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { IconCloudUpload } from '@tabler/icons-react';
import { formatWeekday } from '../../lib/days.ts';
import { UNSTORED_NOTE } from '../../lib/unsaved-outbox.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { draftDays, dropCheckInDraft } from './check-in-draft.ts';
import classes from './check-ins.module.css';
import { useWaitingCheckIns } from './waiting-check-ins.ts';

interface UnsentNotesProps {
  profile: Profile;
  today: CalendarDay;
  /** The day of the open form. */
  date: CalendarDay;
  setDate: (date: CalendarDay) => void;
}

/** Notices about check-ins that are only on this device. */
export function UnsentNotes({ profile: { id: userId }, today, date, setDate }: UnsentNotesProps) {
  const { waiting, isStored } = useWaitingCheckIns(userId);
  // Today and yesterday are normal drafts and need no notice.
  const isUnsaved = date < addDays(today, -1) && draftDays(userId).includes(date);
  return (
    <>
      {waiting.length > 0 && (
        <p className={classes.waiting} role="status">
          <IconCloudUpload size={20} aria-hidden="true" />
          <span>
            {isStored ? 'Saved on this device' : 'Not sent yet'}:{' '}
            {waiting.map(({ body }) => formatWeekday(body.date)).join(', ')}. It will sync when
            you’re online. {!isStored && UNSTORED_NOTE}
          </span>
        </p>
      )}
      {isUnsaved && (
        <>
          <Caution>
            What you wrote for {formatWeekday(date)} isn’t saved yet. Save it below, or discard it.
          </Caution>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              dropCheckInDraft(userId, date);
              setDate(today);
            }}
          >
            Discard it
          </Button>
        </>
      )}
    </>
  );
}
