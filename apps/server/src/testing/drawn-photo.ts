import sharp from 'sharp';

/** A small picture, as a camera would send it. */
export const drawnPhoto = (width = 60, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();

/** A photo with grain, in the size that a phone sends: it costs the server what a real one does. */
export const grainyPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1500,
      height: 2000,
      channels: 3,
      background: '#a63',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 90 })
    .toBuffer();
