import { IconLock } from '@tabler/icons-react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePhotos } from './api.ts';
import { AssessmentView, assessmentsOf, ScoreScale } from './assessments/assessment-view.tsx';
import { Compare } from './compare.tsx';
import { Gallery } from './gallery.tsx';
import classes from './photos.module.css';
import { UploadCard } from './upload-card.tsx';

const PROGRESS: string = '/progress';

/** The athlete's photos: add, compare, view and delete. */
export function PhotosScreen() {
  return (
    <PageShell
      title="Progress Photos"
      intro={
        <span className={classes.private}>
          <IconLock size={16} aria-hidden="true" />
          Private: only you and your coach see them.
        </span>
      }
      actions={
        <LinkButton to={PROGRESS} variant="default" size="md">
          Back to Progress
        </LinkButton>
      }
    >
      <Content />
    </PageShell>
  );
}

function Content() {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const photos = usePhotos(id);
  if (!profile.data || !photos.data) {
    return (
      <QueryFallback query={photos.data ? profile : photos} what="your photos">
        <SkeletonArea label="Loading your photos" className={classes.screen}>
          <Skeleton height="17rem" />
          <Skeleton height="36rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const all = photos.data.pages.flatMap((page) => page.photos);
  const assessments = assessmentsOf(photos.data.pages);
  return (
    <div className={classes.screen}>
      <UploadCard profile={profile.data} photos={all} />
      <Compare photos={all} profile={profile.data} list={photos} />
      <Gallery
        photos={all}
        userId={id}
        list={photos}
        intro={assessments.size > 0 && <ScoreScale />}
        below={(date) => <AssessmentView assessment={assessments.get(date)} />}
      />
    </div>
  );
}
