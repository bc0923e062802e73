import { useMatches } from '@tanstack/react-router';
import { useRouteName } from '../../ui/parts/page-title.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the browser's tab and the screen reader call the page. */
    title?: string;
    /** For search engines; public pages only. */
    description?: string;
  }
}

/** Names the page after its innermost route that has a title; one that has none names itself. */
export function useRouteTitle(): void {
  useRouteName(
    useMatches({
      select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
    }),
  );
}
