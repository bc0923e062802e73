import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { PoseClock } from './pose-clock.tsx';
import { PoseGuide } from './pose-guide.tsx';
import { PoseStage } from './pose-stage.tsx';
import { PoseTiles } from './pose-tiles.tsx';
import classes from './posing.module.css';
import { currentPose, type Practice } from './practice.ts';
import { PracticeButtons } from './practice-buttons.tsx';
import type { PracticeRun } from './use-practice.ts';
import { usePracticeKeys } from './use-practice-keys.ts';

interface ActivePracticeProps {
  run: PracticeRun;
  practice: Practice;
}

/** The pose that is on: its clock, the buttons, the tiles of all poses, and how it is struck. */
export function ActivePractice({ run, practice }: ActivePracticeProps) {
  const { controls, state, leave } = run;
  usePracticeKeys(controls);
  const isTouched = practice.heldMs.some((held) => held > 0) || practice.watch.ranMs > 0;
  return (
    <div className={classes.layout}>
      <Card className={classes.card}>
        <PoseStage practice={practice} leftMs={run.leftMs} />
        <PoseClock practice={practice} state={state} leftMs={run.leftMs} />
        <PracticeButtons practice={practice} state={state} controls={controls} />
        <PoseTiles practice={practice} />
        <Button
          variant="subtle"
          size="md"
          onClick={isTouched || state !== 'paused' ? controls.end : leave}
        >
          End session
        </Button>
      </Card>
      <PoseGuide pose={currentPose(practice)} />
    </div>
  );
}
