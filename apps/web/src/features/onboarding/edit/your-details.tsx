import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import classes from './edit-profile.module.css';
import { ProfileActions } from './profile-actions.tsx';

/** An athlete's own answers, on their account. */
export function YourDetails({ athleteId }: { athleteId: string }) {
  return (
    <Card as="section" labelledBy="your-details" className={classes.form}>
      <SectionHeader
        id="your-details"
        title="Your details"
        intro="What your plans are based on: body, goals, food, training and lifestyle."
      />
      <div className={classes.buttons}>
        <ProfileActions athleteId={athleteId} label="Edit your details" />
      </div>
    </Card>
  );
}
