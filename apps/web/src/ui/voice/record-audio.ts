import { newRequestKey } from '../../lib/request-key.ts';
import type { Recording } from '../../lib/send-voice-note.ts';
import { VOICE_NOTE_MAX_BYTES, VOICE_NOTE_MAX_SECONDS } from '../../lib/voice-limits.ts';
import { levelOf, waveformBars } from './waveform-bars.ts';

/** WebM in Chromium and Firefox, MP4 in Safari. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4'];
/** Clear speech; three minutes take 0.9 MB. */
const BITS_PER_SECOND = 40_000;
const TICK_MS = 100;
/** The part that arrives every second is smaller. */
const STOP_AT_BYTES = VOICE_NOTE_MAX_BYTES - 100_000;

/** A reason why nothing can be recorded, and what to do. */
export class RecordingError extends Error {}

const UNSUPPORTED = 'This browser can’t record sound. Update it, or write your message instead.';
const REASONS: Record<string, string> = {
  NotAllowedError:
    'This page isn’t allowed to use the microphone. Allow it in your browser’s settings for this page, then try again.',
  NotFoundError: 'No microphone was found. Connect one, then try again.',
  NotReadableError: 'Another app is using the microphone. Close it, then try again.',
};
const UNKNOWN = 'We couldn’t start the recording. Try again, or write your message instead.';

/** A recording in progress. */
export interface RunningRecording {
  /** Ends it. Its `onEnd` is called soon after. */
  stop: () => void;
  /** Ends it without a result. */
  cancel: () => void;
}

interface Callbacks {
  /** Called ten times a second. @param levels the loudness so far, 0 to 100 each */
  onTick: (seconds: number, levels: readonly number[]) => void;
  /** Called once at the end. @param recording null if nothing was recorded */
  onEnd: (recording: Recording | null) => void;
}

/**
 * Records from the microphone, for three minutes at most.
 * @throws RecordingError with a message for the person
 */
export async function recordAudio(callbacks: Callbacks): Promise<RunningRecording> {
  const stream = await openMicrophone();
  try {
    return record(stream, callbacks);
  } catch {
    closeStream(stream);
    throw new RecordingError(UNKNOWN);
  }
}

async function openMicrophone(): Promise<MediaStream> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) {
    throw new RecordingError(UNSUPPORTED);
  }
  try {
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true };
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new RecordingError(REASONS[name] ?? UNKNOWN);
  }
}

const closeStream = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function record(stream: MediaStream, { onTick, onEnd }: Callbacks): RunningRecording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) throw new Error('no type is supported');
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const meter = openMeter(stream);
  const parts: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  let seconds = 0;
  let isCanceled = false;
  const stop = () => {
    if (recorder.state === 'inactive') return;
    seconds = elapsed();
    recorder.stop();
  };
  recorder.ondataavailable = ({ data }) => {
    parts.push(data);
    if (parts.reduce((sum, { size }) => sum + size, 0) > STOP_AT_BYTES) stop();
  };
  // Also called if the microphone was disconnected.
  recorder.onstop = () => {
    clearInterval(timer);
    closeStream(stream);
    meter.close();
    seconds ||= elapsed();
    const audio = new Blob(parts, { type: mimeType.split(';')[0] ?? mimeType });
    if (isCanceled || audio.size === 0) return onEnd(null);
    const whole = Math.min(VOICE_NOTE_MAX_SECONDS, Math.max(1, Math.round(seconds)));
    onEnd({ key: newRequestKey(), audio, seconds: whole, waveform: waveformBars(levels) });
  };
  const timer = setInterval(() => {
    levels.push(meter.level());
    onTick(elapsed(), levels);
    if (elapsed() >= VOICE_NOTE_MAX_SECONDS) stop();
  }, TICK_MS);
  recorder.start(1000);
  const cancel = () => {
    isCanceled = true;
    stop();
  };
  return { stop, cancel };
}

/** Measures the loudness of a stream. Without Web Audio, recording works and the waveform is flat. */
function openMeter(stream: MediaStream) {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}
