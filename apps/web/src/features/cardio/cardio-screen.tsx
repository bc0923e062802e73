import type { CardioPlanReply } from '@posedown/contract';
import type { ReactNode } from 'react';
import { MuteButton } from '../../ui/cues/mute-button.tsx';
import { useUnlockedSound } from '../../ui/cues/use-unlocked-sound.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useCardioPlan } from './api.ts';
import classes from './cardio-session.module.css';

interface CardioScreenProps {
  title: string;
  userId: string;
  children: (plan: CardioPlanReply) => ReactNode;
}

/** The frame of a session screen: loads the cardio plan first. */
export function CardioScreen({ title, userId, children }: CardioScreenProps) {
  const plan = useCardioPlan(userId);
  useUnlockedSound();
  return (
    <PageShell title={title} actions={<MuteButton />}>
      {plan.data ? (
        children(plan.data)
      ) : (
        <QueryFallback query={plan} what="your session">
          <SkeletonArea label="Loading your session" className={classes.layout}>
            <Skeleton height="34rem" />
            <Skeleton height="34rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </PageShell>
  );
}
