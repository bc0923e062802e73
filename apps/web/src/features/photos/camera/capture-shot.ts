const QUALITY = 0.92;

/** The current camera picture, cropped to the frame, as a file; null before the first frame. */
export async function captureShot(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { x, y, width, height } = visibleArea(video.videoWidth, video.videoHeight);
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

/** The aspect ratio of progress photos: width to height. */
const SHAPE = 3 / 4;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The centered 3:4 part of a picture, which is what the frame shows. */
export function visibleArea(width: number, height: number): Area {
  const visibleWidth = Math.min(width, height * SHAPE);
  const visibleHeight = Math.min(height, width / SHAPE);
  return {
    x: (width - visibleWidth) / 2,
    y: (height - visibleHeight) / 2,
    width: visibleWidth,
    height: visibleHeight,
  };
}
