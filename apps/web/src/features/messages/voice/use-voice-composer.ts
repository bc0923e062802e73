import { useState } from 'react';

/** Threads with an unsent recording or one in progress, which are opened with it again. */
const openPlaces = new Set<string>();

/** Whether a voice note is recorded instead of writing. */
export function useVoiceComposer(userId: string, athleteId: string) {
  const place = `message ${userId} ${athleteId}`;
  const [isOpen, setIsOpen] = useState(openPlaces.has(place));
  return {
    place,
    isOpen,
    open: () => {
      openPlaces.add(place);
      setIsOpen(true);
    },
    close: () => {
      openPlaces.delete(place);
      setIsOpen(false);
    },
  };
}
