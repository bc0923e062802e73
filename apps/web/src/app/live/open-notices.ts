import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOpenMessage } from '../service-worker/open-message.ts';

/** Opens the screen of a notice that was tapped outside the app, unless unsaved input keeps this one open. */
export function useOpenNotices(): void {
  const { history } = useRouter();
  useEffect(() => {
    const open = ({ data, ports }: MessageEvent) => {
      if (!isOpenMessage(data)) return;
      ports[0]?.postMessage('opened');
      history.push(data.open);
    };
    // Missing in private windows and over plain HTTP.
    const workers = navigator.serviceWorker;
    workers?.addEventListener('message', open);
    return () => workers?.removeEventListener('message', open);
  }, [history]);
}
