import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The result of a hook rendered in a test component. */
export function drawHook<Given>(client: QueryClient, hook: () => Given): Given {
  const results: Given[] = [];
  const screen = createElement(() => {
    results.push(hook());
    return null;
  });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  return results[0] as Given;
}
