/**
 * Formats whole seconds: '1:05', '1:02:09'. Callers round fractions: remaining time up, so that it
 * ends at zero, and elapsed time down.
 */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
