import { capital } from '@posedown/coaching';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import { useTechniques } from '../api.ts';
import classes from './library.module.css';

/** The techniques a plan can use; hidden if they can’t be loaded. */
export function TechniqueList() {
  const { data } = useTechniques();
  if (!data) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby="techniques">
      <SectionHeader
        id="techniques"
        title="Techniques"
        intro="Each drop set or rest-pause cluster counts as one hard set."
      />
      <ul className={classes.list}>
        {data.techniques.map((technique) => (
          <li key={technique.id} className={classes.technique}>
            <h3 className={classes.name}>{technique.name}</h3>
            <p>{technique.description}</p>
            <details>
              <summary>
                How, when and who it’s for<VisuallyHidden>: {technique.name}</VisuallyHidden>
              </summary>
              <p>{technique.instructions}</p>
              <Words label="Good for" items={technique.bestUsedFor} />
              <Words label="Gains" items={technique.benefits} />
              <Words label="Not for" items={technique.contraindications} />
              {technique.experienceLevel && (
                <p>
                  <strong>From:</strong> {capital(technique.experienceLevel)}
                </p>
              )}
              {technique.recoveryImpact && (
                <p>
                  <strong>Recovery:</strong> {technique.recoveryImpact}
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Words({ label, items }: { label: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <p>
      <strong>{label}:</strong> {items.join('; ')}
    </p>
  );
}
