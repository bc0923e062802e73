import sharp from 'sharp';

/** A small picture, as a camera would send it. */
export const drawnPhoto = (width = 60, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
