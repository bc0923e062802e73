import { useEffect, useLayoutEffect } from 'react';
import { announce } from '../announce/announce.ts';

/** Formats a document title: 'Log in · Posedown'. */
export function documentTitle(title: string | undefined): string {
  return title ? `${title} · Posedown` : 'Posedown';
}

/** Announce only the last of several quick title changes. */
const SETTLED_MS = 100;
let lastAnnounced: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the document title and announces client-side navigations, which browsers don’t. */
function nameDocument(title: string): void {
  document.title = documentTitle(title);
  const isNews = lastAnnounced !== undefined && lastAnnounced !== title;
  lastAnnounced = title;
  clearTimeout(timer);
  if (isNews) timer = setTimeout(() => announce(title), SETTLED_MS);
}

/** Sets the title from the route, before the content may refine it. */
export function useRouteName(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) nameDocument(title);
  }, [title]);
}

/** Sets the title from the content while mounted, or keeps the route's title until it is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    nameDocument(title);
    return () => {
      if (document.title === documentTitle(title)) document.title = before;
    };
  }, [title]);
}
