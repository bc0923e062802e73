import { useEffect, useRef, useState } from 'react';
import { VOICE_NOTE_MAX_SECONDS } from '../../lib/voice-limits.ts';
import { announce } from '../announce/announce.ts';
import { pausePlayback } from './one-at-a-time.ts';
import { RecordingError, type RunningRecording, recordAudio } from './record-audio.ts';
import { setRunning, storeRecording } from './unsent-recordings.ts';

export type RecorderState =
  | { status: 'opening' }
  | { status: 'recording'; seconds: number; levels: readonly number[] }
  /** Stopped; the recording is among the unsent ones. */
  | { status: 'stopped' }
  | { status: 'failed'; reason: string };

const EMPTY = 'Nothing was recorded. Check your microphone, then try again.';
const FAILED = 'We couldn’t start the recording. Try again, or write your message instead.';

/**
 * Records as soon as it is mounted, unless there is a recording already. Unmounting it stops the recording and keeps
 * it for this place.
 */
export function useRecorder(place: string, hasRecording: boolean) {
  const [state, setState] = useState<RecorderState>(() => ({
    status: hasRecording ? 'stopped' : 'opening',
  }));
  const [attempt, setAttempt] = useState(hasRecording ? 0 : 1);
  const running = useRef<RunningRecording>(undefined);

  useEffect(() => {
    if (attempt === 0) return undefined;
    let isLeft = false;
    const fail = (reason: string) => !isLeft && setState({ status: 'failed', reason });
    setState({ status: 'opening' });
    pausePlayback();
    recordAudio({
      onTick: (seconds, levels) => setState({ status: 'recording', seconds, levels: [...levels] }),
      onEnd: (recording) => {
        setRunning(place, false);
        if (recording) storeRecording(place, recording);
        if (isLeft || !recording) return void fail(EMPTY);
        setState({ status: 'stopped' });
        if (recording.seconds === VOICE_NOTE_MAX_SECONDS) announce('Stopped after 3 minutes');
      },
    }).then(
      (recorder) => {
        running.current = recorder;
        if (isLeft) return recorder.cancel();
        setRunning(place, true);
        setState({ status: 'recording', seconds: 0, levels: [] });
      },
      (error: unknown) => fail(error instanceof RecordingError ? error.message : FAILED),
    );
    return () => {
      isLeft = true;
      running.current?.stop();
    };
  }, [attempt, place]);

  return {
    state,
    stop: () => running.current?.stop(),
    cancel: () => running.current?.cancel(),
    again: () => setAttempt((before) => before + 1),
  };
}
