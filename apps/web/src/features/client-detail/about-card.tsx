import type { ClientOverview } from '@posedown/contract';
import { factLines } from '../../lib/fact-words.ts';
import { Card } from '../../ui/parts/card.tsx';
import { FactList } from '../../ui/parts/fact-list.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './client-detail.module.css';

/** What the athlete answered beside goals and plans. */
export function AboutCard({ about }: Pick<ClientOverview, 'about'>) {
  const lines = factLines(about);
  const isEmpty = lines.every(([, words]) => words === null);
  return (
    <Card as="section" labelledBy="about" className={classes.about}>
      <SectionHeader id="about" title="About" intro="Only you and the athlete can see this." />
      {isEmpty ? (
        <p className={classes.quiet}>No answers yet. You can add them in Edit Profile.</p>
      ) : (
        <FactList
          className={classes.facts}
          facts={lines.map(([label, words]) => [label, words ?? 'Not answered'])}
        />
      )}
    </Card>
  );
}
