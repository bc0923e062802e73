import type { CardioPlanReply } from '@posedown/contract';
import type { ReactNode } from 'react';
import { MuteButton } from '../../ui/cues/mute-button.tsx';
import { useUnlockedSound } from '../../ui/cues/use-unlocked-sound.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useCardioPlan } from './api.ts';
import classes from './cardio-session.module.css';

interface CardioScreenProps {
  title: string;
  userId: string;
  children: (plan: CardioPlanReply) => ReactNode;
}

/** The frame of a session: what the athlete's plan says must be known first. */
export function CardioScreen({ title, userId, children }: CardioScreenProps) {
  const { data, isError, refetch } = useCardioPlan(userId);
  useUnlockedSound();
  return (
    <PageShell title={title} actions={<MuteButton />}>
      {data ? children(data) : isError ? <Failed onRetry={refetch} /> : <Waiting />}
    </PageShell>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="We couldn’t load your session." onRetry={onRetry} />
);

const Waiting = () => (
  <SkeletonArea label="Loading your session" className={classes.layout}>
    <Skeleton height="34rem" />
    <Skeleton height="34rem" />
  </SkeletonArea>
);
