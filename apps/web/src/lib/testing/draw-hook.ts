import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What a hook gives on a screen of its own. */
export function drawHook<Given>(client: QueryClient, hook: () => Given): Given {
  const given: Given[] = [];
  const screen = createElement(() => {
    given.push(hook());
    return null;
  });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  return given[0] as Given;
}
