import { AthletePhotos } from '../../../../features/photos/athlete-photos.tsx';
import { AthleteProgress } from '../../../../features/progress/overview/athlete-progress.tsx';
import { AnchorButton } from '../../../../ui/parts/button.tsx';

const PHOTOS = 'photos';

/** The weeks, girths, entries and photos. The photos are far below; the link saves scrolling. */
export function ProgressTab({ athleteId }: { athleteId: string }) {
  return (
    <>
      <div>
        <AnchorButton href={`#${PHOTOS}`} variant="default" size="md">
          Go to the photos
        </AnchorButton>
      </div>
      <AthleteProgress athleteId={athleteId} />
      <div id={PHOTOS} tabIndex={-1}>
        <AthletePhotos athleteId={athleteId} />
      </div>
    </>
  );
}
