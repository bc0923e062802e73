import type { PrerenderedPage } from '../src/app/entry-prerender.tsx';

export type Prerender = (path: string, hint?: 'client' | 'coach') => Promise<PrerenderedPage>;

const ROOT = '<div id="root"></div>';

/** For a page that is used for any URL, so that the current link is unknown. */
const ANY_PAGE = '/dashboard';
const CURRENT = / aria-current="page"| data-within="true"/g;

/** The frame's name for visitors without a session. */
const VISITOR = 'visitor';

/**
 * Puts the expected role's frame around the page before its first paint. The role hint in the
 * cookie (`features/auth/session-hint.ts`) decides, so that the page is the same for everyone and
 * also correct when cached for offline use. A prerendered page keeps its content. React's first
 * render looks the same.
 */
const FRAME_SCRIPT = `<script>
{
  const root = document.getElementById('root');
  const hint = /(?:^|; )posedown_signed_in=(client|coach)(?:;|$)/.exec(document.cookie)?.[1];
  const frame = document.querySelector('template[data-frame=' + (hint ?? '${VISITOR}') + ']')?.content;
  if (frame) {
    const content = root.querySelector('main')?.childNodes;
    if (content) frame.querySelector('main').replaceChildren(...content);
    root.replaceChildren(frame);
  }
  if (hint) root.dataset.role = hint;
  for (const template of document.querySelectorAll('template[data-frame]')) template.remove();
  document.documentElement.style.visibility = '';
}
</script>`;

/**
 * A page with content is parsed incrementally; no part of it may be painted in the wrong frame.
 */
const HIDE_SCRIPT = `<script>
if (document.cookie.includes('posedown_signed_in=')) document.documentElement.style.visibility = 'hidden';
</script>`;

const template = (name: string, body: string) =>
  `<template data-frame="${name}">${body}</template>`;

const MAIN = /(<main[^>]*>)([\s\S]*)(<\/main>)/;

const withContent = (frame: string, content: string) =>
  frame.replace(MAIN, (_, open: string, _content, close: string) => open + content + close);

/** The prerendered HTML of a URL for each role. */
const bodiesOf = async (path: string, prerender: Prerender) => ({
  client: (await prerender(path, 'client')).body,
  coach: (await prerender(path, 'coach')).body,
});

/**
 * Fills the root of a page prerendered for visitors. The frame of a role is added around its
 * content.
 */
export async function wholePage(
  shell: string,
  { path, body }: { path: string; body: string },
  prerender: Prerender,
): Promise<string> {
  const { client, coach } = await bodiesOf(path, prerender);
  const frames = [
    template('client', withContent(client, '')),
    template('coach', withContent(coach, '')),
  ];
  const root = `<div id="root">${body}</div>`;
  return shell.replace(ROOT, () => [HIDE_SCRIPT, ...frames, root, FRAME_SCRIPT].join('\n    '));
}

/**
 * Fills the root of a page that waits for the app with the outline of its screen. Only a guarded route renders one
 * while the session is unknown. Any other renders the screen itself, so it gets the outline of another page.
 * @param route undefined if the page may be any
 */
export async function waitingPage(
  shell: string,
  route: { path: string; guarded: boolean } | undefined,
  prerender: Prerender,
): Promise<string> {
  const visitor = (await prerender(ANY_PAGE)).body;
  const outline = MAIN.exec(visitor)?.[2] ?? '';
  // A parameter may be anything.
  const { client, coach } = await bodiesOf(route?.path.replaceAll('$', '') ?? ANY_PAGE, prerender);
  function frameOf(body: string) {
    if (!route) return body.replace(CURRENT, '');
    return route.guarded ? body : withContent(body, outline);
  }
  const frames = [
    template(VISITOR, visitor),
    template('client', frameOf(client)),
    template('coach', frameOf(coach)),
  ];
  const root = '<div id="root" data-waiting></div>';
  return shell.replace(ROOT, () => [...frames, root, FRAME_SCRIPT].join('\n    '));
}
