import type { Protocol } from '@posedown/contract';
import { formatInstant } from '../../lib/days.ts';
import { Card } from '../../ui/parts/card.tsx';
import { Heading } from '../../ui/parts/text.tsx';
import detailClasses from './detail.module.css';
import classes from './protocols.module.css';

/** How the protocol came about: every version, who made it, and what it changed. */
export function VersionsCard({ protocol: { id, versions } }: { protocol: Protocol }) {
  return (
    <Card as="section" labelledBy={`versions-${id}`} className={classes.card}>
      <Heading id={`versions-${id}`} size="lg">
        Versions
      </Heading>
      <ol className={detailClasses.reasons} reversed>
        {versions.map(({ version, changes, changedBy, createdAt }) => (
          <li key={version}>
            <h3 className={detailClasses.topic}>
              {version === 0 ? 'Draft' : `Version ${version + 1}`}, {formatInstant(createdAt)}
              {changedBy && ` by ${changedBy}`}
            </h3>
            {changes.length > 0 && (
              <ul className={detailClasses.missing}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
