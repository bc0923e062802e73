import { counted } from '@posedown/coaching';

interface Found {
  count: number;
  /** What one of them is called. */
  one: string;
  text: string;
  /** Whether there are more than were counted. */
  hasMore: boolean;
}

/** How many were found, for whoever does not see the list. */
export function foundWords({ count, one, text, hasMore }: Found): string {
  const many = count === 0 ? `No ${one}` : counted(count, one);
  return `${hasMore ? 'At least ' : ''}${many} found for ${text.trim()}`;
}
