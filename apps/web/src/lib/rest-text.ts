/** Formats a rest: '45 s', '90 s', '2 min', '2:30 min'. */
export function restText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0
    ? `${seconds / 60} min`
    : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')} min`;
}
