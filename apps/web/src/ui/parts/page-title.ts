import { useEffect, useLayoutEffect } from 'react';
import { announce } from '../announce/announce.ts';

/** 'Log in' → 'Log in · Posedown'. */
export function documentTitle(title: string | undefined): string {
  return title ? `${title} · Posedown` : 'Posedown';
}

/** Of several names in a row only the last is said. */
const SETTLED_MS = 100;
let said: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Names the page, and tells a screen reader of a page that came without a reload: no browser does. */
function nameDocument(title: string): void {
  document.title = documentTitle(title);
  const isNews = said !== undefined && said !== title;
  said = title;
  clearTimeout(timer);
  if (isNews) timer = setTimeout(() => announce(title), SETTLED_MS);
}

/** Names the page after its route, before what is on it may name it more closely. */
export function useRouteName(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) nameDocument(title);
  }, [title]);
}

/** Names the page by what is on it, for as long as that is there. Until it is known the route's name stands. */
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
