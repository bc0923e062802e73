import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathAfterLogin } from '../../lib/paths.ts';

/** Redirects a logged-in user to the page they wanted, replacing the history entry. */
export function RedirectAfterLogin({ next }: { next: string | undefined }) {
  const { history } = useRouter();
  useEffect(() => history.replace(pathAfterLogin(next)), [history, next]);
  return null;
}
