/** The shape of a progress photo wherever it is shown: width to height. */
const SHAPE = 3 / 4;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a picture that fills a frame of 3 to 4 from its middle: what is seen is what is kept. */
export function seenArea(width: number, height: number): Area {
  const seenWidth = Math.min(width, height * SHAPE);
  const seenHeight = Math.min(height, width / SHAPE);
  return {
    x: (width - seenWidth) / 2,
    y: (height - seenHeight) / 2,
    width: seenWidth,
    height: seenHeight,
  };
}
