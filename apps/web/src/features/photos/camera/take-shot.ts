import { seenArea } from './frame.ts';

const QUALITY = 0.92;

/** What a camera shows now, cut to its frame, as a file to be sent. Null where nothing is shown yet. */
export async function takeShot(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { x, y, width, height } = seenArea(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  if (canvas.width === 0) return null;
  const pen = canvas.getContext('2d');
  pen?.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return picture && new File([picture], name, { type: 'image/jpeg' });
}
