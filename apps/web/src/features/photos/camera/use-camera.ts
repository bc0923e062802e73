import { useEffect, useState } from 'react';

/** A phone's front or rear camera. */
export type Facing = 'user' | 'environment';

type CameraState =
  | { status: 'opening' }
  | { status: 'open'; stream: MediaStream }
  | { status: 'failed'; reason: string };

const REASONS: Record<string, string> = {
  NotAllowedError:
    'This page doesn’t have access to the camera. Allow it in your browser settings, or choose a photo.',
  NotFoundError: 'No camera was found. Choose a photo instead.',
  NotReadableError: 'Another app is using the camera. Close it and try again, or choose a photo.',
};
const UNKNOWN = 'We couldn’t open the camera. Choose a photo instead.';

/** The camera stream, open while the caller is mounted. */
export function useCamera(facing: Facing): CameraState {
  const [state, setState] = useState<CameraState>({ status: 'opening' });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isClosed = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function open() {
      try {
        const video = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } };
        stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
        if (isClosed) stop();
        else setState({ status: 'open', stream });
      } catch (error) {
        const name = error instanceof DOMException ? error.name : '';
        if (!isClosed) setState({ status: 'failed', reason: REASONS[name] ?? UNKNOWN });
      }
    }
    setState({ status: 'opening' });
    void open();
    return () => {
      isClosed = true;
      stop();
    };
  }, [facing]);
  return state;
}
