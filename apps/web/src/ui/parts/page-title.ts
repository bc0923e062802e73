import { useEffect } from 'react';
import { announce } from '../announce/announce.ts';

/** 'Log in' → 'Log in · Posedown'. */
export function documentTitle(title: string | undefined): string {
  return title ? `${title} · Posedown` : 'Posedown';
}

/** The page that the browser opened is named by the browser. */
let isNamed = false;

/**
 * Names the page in the browser's tab. A page that comes without a reload is named by no browser, so a
 * screen reader is told. Until the title is known the page keeps the one of its route.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const isNew = document.title !== documentTitle(title);
    document.title = documentTitle(title);
    if (isNew && isNamed) announce(title);
    isNamed = true;
  }, [title]);
}
