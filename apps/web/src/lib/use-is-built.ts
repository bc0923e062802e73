import { useRouter } from '@tanstack/react-router';

/**
 * Tells whether a path has a screen. Links to screens that come later are left out by it, so that
 * nothing leads to the not-found page.
 */
export function useIsBuilt(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}
