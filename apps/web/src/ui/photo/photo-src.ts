import { calls } from 'virtual:contract-calls';
import type { PhotoRef } from '@posedown/contract';
import { endpointPath } from '../../lib/endpoint-path.ts';

/** The address of a stored photo. */
export const photoSrc = (
  { userId, id: photoId }: Pick<PhotoRef, 'id' | 'userId'>,
  size: 'full' | 'thumb' = 'full',
) => endpointPath(calls.showPhoto, { params: { userId, photoId }, query: { size } });
