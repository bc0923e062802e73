import type { PracticePose } from '@posedown/coaching';
import { useId } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './posing.module.css';

/** The execution of the pose, and the judges' focus. */
export function PoseGuide({ pose }: { pose: PracticePose }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} gap="md">
      <SectionHeader id={id} title="How to hit it" />
      <p>{pose.description}</p>
      <div>
        <h3 className={classes.heading}>Key execution points</h3>
        <ul className={classes.points}>
          {pose.keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={classes.heading}>What judges look for</h3>
        <ul className={classes.points}>
          {pose.judgesFocus.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className={classes.tip}>
        <h3 className={classes.heading}>Coach tip</h3>
        <p>{pose.coachTip}</p>
      </div>
    </Card>
  );
}
