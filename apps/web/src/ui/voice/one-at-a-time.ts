let playing: HTMLAudioElement | undefined;

/** Pauses what plays now, because another one starts or the microphone opens. */
export function pausePlayback(): void {
  playing?.pause();
  playing = undefined;
}

/** Only one recording plays at a time. */
export function claimPlayback(audio: HTMLAudioElement): void {
  if (playing !== audio) pausePlayback();
  playing = audio;
}
