/**
 * Whole seconds as a clock shows them: '1:05', '1:02:09'. Who has parts of one rounds them: up what is left, so that
 * it ends as it reaches zero, and down what has run.
 */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
