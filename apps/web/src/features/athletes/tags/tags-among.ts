import type { ClientCard } from '@posedown/contract';

/** The tags that some of the athletes have, the most frequent first. */
export function tagsAmong(athletes: readonly Pick<ClientCard, 'tags'>[]) {
  const counts = new Map<string, number>();
  for (const { tags } of athletes) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, athletes: count }))
    .sort((one, other) => other.athletes - one.athletes || one.tag.localeCompare(other.tag));
}
