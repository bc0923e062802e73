import { counted } from '@posedown/coaching';

interface Found {
  count: number;
  /** Singular noun for a result. */
  one: string;
  text: string;
  /** Whether there are more results than counted. */
  hasMore: boolean;
}

/** The number of results, for screen readers. */
export function foundText({ count, one, text, hasMore }: Found): string {
  const many = count === 0 ? `No ${one}` : counted(count, one);
  return `${hasMore ? 'At least ' : ''}${many} found for ${text.trim()}`;
}
