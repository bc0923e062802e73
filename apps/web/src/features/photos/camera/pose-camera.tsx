import type { PhotoPose, Profile } from '@posedown/contract';
import { buildOf } from '../../../ui/mannequin/build-of.ts';
import { usePhotos } from '../api.ts';
import { CameraDialog } from './camera-dialog.tsx';

interface PoseCameraProps {
  profile: Profile;
  /** The poses to take, in order. */
  poses: readonly PhotoPose[];
  startPose: PhotoPose;
  onTaken: (files: File[], pose: PhotoPose) => void;
  onClose: () => void;
}

/** The camera for some poses, outside the photos screen: it loads the photos to line up with itself. */
export function PoseCamera({ profile, ...camera }: PoseCameraProps) {
  const photos = usePhotos(profile.id).data?.pages.flatMap((page) => page.photos) ?? [];
  return <CameraDialog {...camera} build={buildOf(profile)} photos={photos} />;
}
