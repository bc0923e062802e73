import { posesOf } from '@posedown/coaching';
import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './posing.module.css';
import type { Practice } from './practice.ts';

/** So many tiles stand in one row of a phone. */
const FEW = 5;

/** Every pose of the routine by its number: the current one highlighted, completed ones ticked. */
export function PoseTiles({ practice }: { practice: Practice }) {
  const poses = posesOf(practice.routine);
  return (
    <ol className={classes.tiles} data-many={poses.length > FEW || undefined} aria-label="Poses">
      {poses.map(({ name }, place) => {
        const isDone = practice.completed[place];
        return (
          <li
            key={name}
            className={classes.tile}
            data-done={isDone || undefined}
            aria-current={place === practice.index ? 'step' : undefined}
            title={name}
          >
            <span aria-hidden="true">{place + 1}</span>
            <span className={classes.tileMark}>
              {isDone && <IconCheck size={14} role="img" aria-label="completed" />}
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
