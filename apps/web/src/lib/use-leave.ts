import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DASHBOARD_PATH } from './paths.ts';

/**
 * Opens the dashboard after an action, unless the user has navigated elsewhere in the meantime.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  // A navigation in progress has already left this screen.
  const here = useRef(router.state.location.pathname);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    const hasStayed = router.state.location.pathname === here.current;
    if (isHere.current && hasStayed) void navigate({ to: DASHBOARD_PATH });
  };
}
