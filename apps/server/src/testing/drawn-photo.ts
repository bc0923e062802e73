import sharp from 'sharp';

/** A small image like a camera would send. */
export const drawnPhoto = (width = 60, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();

/** A grainy photo in a phone's size, which costs the server as much as a real one. */
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
