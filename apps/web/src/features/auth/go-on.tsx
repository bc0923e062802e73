import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathAfterLogin } from '../../lib/paths.ts';

/** Takes a person who is signed in to where they wanted to go, leaving no trace in the history. */
export function GoOn({ next }: { next: string | undefined }) {
  const { history } = useRouter();
  useEffect(() => history.replace(pathAfterLogin(next)), [history, next]);
  return null;
}
