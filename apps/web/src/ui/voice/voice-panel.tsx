import { useEffect, useRef, useState } from 'react';
import { isUnanswered, userMessageOf } from '../../lib/api-error.ts';
import { clockText } from '../../lib/clock/clock-text.ts';
import type { Recording } from '../../lib/send-voice-note.ts';
import { VOICE_NOTE_MAX_SECONDS } from '../../lib/voice-limits.ts';
import { Button } from '../parts/button.tsx';
import { dropRecording, hasUnsentRecording, useUnsentRecording } from './unsent-recordings.ts';
import { type RecorderState, useRecorder } from './use-recorder.ts';
import classes from './voice.module.css';
import { VoicePlayer } from './voice-player.tsx';
import { Waveform } from './waveform.tsx';

export interface VoicePanelProps {
  /** Where the recording belongs: an unsent one is shown there again. */
  place: string;
  /** The button that uses the recording: 'Send voice note'. */
  sendLabel: string;
  /** Whether that button is the next action of the screen. */
  isNext?: boolean;
  /** Sends it, idempotently by its key. */
  send: (recording: Recording) => Promise<unknown>;
  onClose: () => void;
}

/** Records a voice note, then plays, discards or sends it. */
export function VoicePanel({ place, sendLabel, isNext = true, send, onClose }: VoicePanelProps) {
  const unsent = useUnsentRecording(place);
  const recorder = useRecorder(place, unsent !== undefined);
  const { state } = recorder;
  const close = useRef(onClose);
  close.current = onClose;
  // Otherwise coming back would start a recording.
  useEffect(
    () => () => {
      if (!hasUnsentRecording(place)) close.current();
    },
    [place],
  );
  const discard = () => {
    dropRecording(place);
    onClose();
  };
  return (
    <section className={classes.panel} aria-label="Voice note">
      {state.status === 'failed' && (
        <>
          <p role="alert">{state.reason}</p>
          <div className={classes.actions}>
            <Button variant="default" size="md" onClick={onClose}>
              Close
            </Button>
            <Button variant="default" size="md" onClick={recorder.again}>
              Try again
            </Button>
          </div>
        </>
      )}
      {(state.status === 'opening' || state.status === 'recording') && (
        <Running
          state={state}
          onStop={recorder.stop}
          onCancel={() => {
            recorder.cancel();
            onClose();
          }}
        />
      )}
      {state.status === 'stopped' && unsent && (
        <Preview
          key={unsent.key}
          recording={unsent}
          {...{ sendLabel, isNext }}
          send={() => send(unsent).then(discard)}
          onDiscard={discard}
        />
      )}
    </section>
  );
}

/** The bars of the live level: the last six seconds. */
const LIVE_BARS = 60;
/** From here on, the remaining time is shown. */
const COUNT_FROM_SECONDS = VOICE_NOTE_MAX_SECONDS - 20;

interface RunningProps {
  state: Extract<RecorderState, { status: 'opening' | 'recording' }>;
  onStop: () => void;
  onCancel: () => void;
}

function Running({ state, onStop, onCancel }: RunningProps) {
  const isRecording = state.status === 'recording';
  const seconds = isRecording ? Math.floor(state.seconds) : 0;
  const levels = isRecording ? state.levels.slice(-LIVE_BARS) : [];
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRecording) stopButton.current?.focus();
  }, [isRecording]);
  return (
    <>
      <div className={classes.state}>
        {isRecording && <span className={classes.dot} aria-hidden="true" />}
        <span role="status">{isRecording ? 'Recording' : 'Opening the microphone…'}</span>
        {isRecording && (
          <span className={classes.time} role="timer">
            {clockText(seconds)}
            <span className={classes.total}>
              {seconds >= COUNT_FROM_SECONDS
                ? `, ${VOICE_NOTE_MAX_SECONDS - seconds} s left`
                : ` / ${clockText(VOICE_NOTE_MAX_SECONDS)}`}
            </span>
          </span>
        )}
        <div className={classes.live}>
          {isRecording && (
            <Waveform bars={[...Array(LIVE_BARS - levels.length).fill(0), ...levels]} />
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          ref={stopButton}
          variant="default"
          size="md"
          disabled={!isRecording}
          onClick={onStop}
        >
          Stop
        </Button>
      </div>
    </>
  );
}

const UNREACHED =
  'We couldn’t reach the server. Your recording is still here. Try again when you’re online.';

interface PreviewProps {
  recording: Recording;
  sendLabel: string;
  isNext: boolean;
  send: () => Promise<unknown>;
  onDiscard: () => void;
}

function Preview({ recording, sendLabel, isNext, send, onDiscard }: PreviewProps) {
  const { audio, seconds, waveform } = recording;
  const [src, setSrc] = useState<string>();
  const [problem, setProblem] = useState<{ text: string; isOffline: boolean }>();
  const [isSending, setIsSending] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(audio);
    setSrc(address);
    sendButton.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [audio]);

  function start() {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    send().catch((error: unknown) => {
      setIsSending(false);
      setProblem({ text: userMessageOf(error, UNREACHED), isOffline: isUnanswered(error) });
    });
  }
  const retry = useRef(start);
  retry.current = start;
  const waits = problem?.isOffline === true;
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => retry.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits]);

  return (
    <>
      {src && <VoicePlayer {...{ src, seconds, waveform }} name="Your recording" />}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem.text}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" size="md" disabled={isSending} onClick={onDiscard}>
          Discard
        </Button>
        <Button
          ref={sendButton}
          variant={isNext ? 'filled' : 'default'}
          size="md"
          loading={isSending}
          onClick={start}
        >
          {problem ? 'Try again' : sendLabel}
        </Button>
      </div>
    </>
  );
}
