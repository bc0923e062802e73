/** The name of an RGB color by its hue. */
export function colorName([red = 0, green = 0, blue = 0]: number[]): string {
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  const sixth =
    max === red
      ? (green - blue) / span
      : max === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const degrees = (60 * sixth + 360) % 360;
  if (degrees < 20 || degrees > 340) return 'red';
  if (degrees < 50) return 'orange';
  if (degrees > 90 && degrees < 170) return 'green';
  return degrees > 190 && degrees < 260 ? 'blue' : `${degrees} degrees`;
}
