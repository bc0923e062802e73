import { useProfile } from '../../lib/profile.ts';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePhotos } from './api.ts';
import { assessmentsOf, CoachAssessment } from './assessments/assessment-view.tsx';
import { useAssessmentActions } from './assessments/use-assessment-actions.tsx';
import { Compare } from './compare.tsx';
import { Gallery } from './gallery.tsx';
import classes from './photos.module.css';

/** An athlete's photos, for their coach to compare and assess. */
export function AthletePhotos({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  const photos = usePhotos(athleteId);
  const actions = useAssessmentActions(athleteId);
  if (!profile.data || !photos.data) {
    const query = photos.data ? profile : photos;
    return (
      <QueryFallback query={query} what="the photos">
        <SkeletonArea label="Loading the photos" className={classes.athlete}>
          <Skeleton height="36rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const all = photos.data.pages.flatMap((page) => page.photos);
  const assessments = assessmentsOf(photos.data.pages);
  return (
    <div className={classes.athlete}>
      <Compare photos={all} profile={profile.data} list={photos} />
      <Gallery
        photos={all}
        userId={athleteId}
        list={photos}
        below={(date) => (
          <CoachAssessment date={date} assessment={assessments.get(date)} actions={actions} />
        )}
        isReadOnly
      />
      {actions.dialog}
    </div>
  );
}
