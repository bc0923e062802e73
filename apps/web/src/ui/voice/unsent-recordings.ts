import { useSyncExternalStore } from 'react';
import type { Recording } from '../../lib/send-voice-note.ts';

/* Recordings that weren't sent yet, by where they belong. They survive leaving the screen, but not a reload. */
const recordings = new Map<string, Recording>();
/** Where something is being recorded. */
const running = new Set<string>();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function changed() {
  if (recordings.size + running.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

export function setRunning(place: string, isRunning: boolean) {
  if (isRunning) running.add(place);
  else running.delete(place);
  changed();
}

export function storeRecording(place: string, recording: Recording) {
  recordings.set(place, recording);
  changed();
}

export function dropRecording(place: string) {
  recordings.delete(place);
  changed();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a place has an unsent recording, or one in progress. */
export const hasUnsentRecording = (place: string) => recordings.has(place) || running.has(place);

/** The unsent recording of a place. */
export const useUnsentRecording = (place: string): Recording | undefined =>
  useSyncExternalStore(
    subscribe,
    () => recordings.get(place),
    () => undefined,
  );
