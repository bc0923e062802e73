import { useEffect, useRef, useState } from 'react';
import { claimPlayback } from './one-at-a-time.ts';

const SPEEDS = [1, 1.5, 2];
/** The last one chosen, for all voice notes. */
let chosenSpeed = 1;

const FAILED = 'We couldn’t play this voice note. Check your connection, then try again.';

/** Plays one recording. @param seconds its length, because recordings don't always name theirs */
export function usePlayback(seconds: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(chosenSpeed);
  const [problem, setProblem] = useState<string>();

  // Leaving the screen ends it.
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  function play() {
    const element = audio.current;
    if (!element) return;
    // After a failure, the same address must be loaded again.
    if (element.error) element.load();
    setProblem(undefined);
    claimPlayback(element);
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      setIsPlaying(false);
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) setProblem(FAILED);
    });
  }

  function seek(to: number) {
    const element = audio.current;
    const within = Math.min(seconds, Math.max(0, to));
    setAt(within);
    if (element) element.currentTime = within;
  }

  function changeSpeed() {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    chosenSpeed = next;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  }

  return {
    ...{ isPlaying, at, speed, problem, seek, changeSpeed },
    toggle: () => (isPlaying ? audio.current?.pause() : play()),
    /** For the audio element. */
    audioProps: {
      ref: audio,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onTimeUpdate: () => setAt(Math.min(seconds, audio.current?.currentTime ?? 0)),
      onEnded: () => {
        setIsPlaying(false);
        seek(0);
      },
      onError: () => {
        setIsPlaying(false);
        setProblem(FAILED);
      },
    },
  };
}
