import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { photoUrl, reviewQuery } from './api.ts';
import { photosToPreload } from './photo-choices.ts';

/** Loads the reviews that come next, with their first photos, so that switching waits for nothing. */
export function usePrefetchReviews(athleteIds: readonly string[]): void {
  const client = useQueryClient();
  const key = athleteIds.join();
  useEffect(() => {
    for (const athleteId of key.split(',').filter(Boolean)) void prefetch(client, athleteId);
  }, [client, key]);
}

async function prefetch(client: QueryClient, athleteId: string): Promise<void> {
  try {
    const review = await client.fetchQuery(reviewQuery(athleteId));
    for (const photo of photosToPreload(review)) new Image().src = photoUrl(athleteId, photo.id);
  } catch {
    // It is loaded when it is opened, which shows the failure.
  }
}
