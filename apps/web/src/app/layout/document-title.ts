import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the browser's tab and the screen reader call the page. */
    title?: string;
    /** For search engines; public pages only. */
    description?: string;
  }
}

/** 'Log in' → 'Log in · Posedown'. */
export function documentTitle(title: string | undefined): string {
  return title ? `${title} · Posedown` : 'Posedown';
}

/** Names the page after its innermost route that has a title; one that has none names itself. */
export function useRouteTitle(): void {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}

/** Names a page whose title no route knows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
