import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { clockText } from '../../lib/clock/clock-text.ts';
import { IconButton, UnstyledButton } from '../parts/button.tsx';
import { usePlayback } from './use-playback.ts';
import classes from './voice.module.css';
import { Waveform } from './waveform.tsx';

export interface VoicePlayerProps {
  src: string;
  seconds: number;
  waveform: readonly number[];
  /** What it is for screen readers: 'Voice note from Ana'. */
  name: string;
}

/** Arrow keys move by this share of a long recording, and at least a second. */
const KEY_SECONDS = { short: 1, long: 5 };
const LONG_SECONDS = 30;
const DIRECTIONS: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
};

/** Plays a voice note: its waveform is the slider of the position. */
export function VoicePlayer({ src, seconds, waveform, name }: VoicePlayerProps) {
  const playback = usePlayback(seconds);
  const { isPlaying, at, speed, problem, seek, audioProps } = playback;
  const isStarted = at > 0 || isPlaying;
  const position = `${clockText(Math.floor(at))} of ${clockText(seconds)}`;

  function onKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    seek(at + direction * (seconds > LONG_SECONDS ? KEY_SECONDS.long : KEY_SECONDS.short));
  }

  return (
    <fieldset className={classes.player} aria-label={name}>
      <audio {...audioProps} src={src} preload="none" />
      <div className={classes.row}>
        <IconButton
          className={classes.play}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={playback.toggle}
        >
          {isPlaying ? (
            <IconPlayerPauseFilled size={20} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={20} aria-hidden="true" />
          )}
        </IconButton>
        <div className={classes.track}>
          <input
            type="range"
            className={classes.slider}
            aria-label="Position"
            aria-valuetext={position}
            min={0}
            max={seconds}
            step={0.1}
            value={at}
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
            onKeyDown={onKeyDown}
          />
          <Waveform bars={waveform} played={at / seconds} />
        </div>
        <span className={classes.time}>
          {isStarted ? clockText(Math.floor(at)) : clockText(seconds)}
          {isStarted && <span className={classes.total}> / {clockText(seconds)}</span>}
        </span>
        <UnstyledButton
          className={classes.speed}
          aria-label={`${speed}× speed`}
          onClick={playback.changeSpeed}
        >
          {speed}×
        </UnstyledButton>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
