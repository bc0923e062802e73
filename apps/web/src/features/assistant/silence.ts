/** Longer than the server itself waits for a model, which is 25 s. */
const SILENCE_MS = 40_000;

/** Gives a call up once nothing was heard for so long. */
export function endInSilence() {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => end.abort(), SILENCE_MS);
  };
  heard();
  return { signal: end.signal, heard, stop };
}
