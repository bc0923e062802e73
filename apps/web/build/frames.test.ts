import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { waitingPage, wholePage } from './frames.ts';

const SHELL = '<body><div id="root"></div></body>';

const prerender = async (path: string, hint = 'visitor') => ({
  body: `<nav>${hint}<a aria-current="page">${path}</a></nav><main id="main">screen of ${path}</main>`,
  title: '',
  description: undefined,
});

const frameIn = (html: string, name: string) =>
  new RegExp(`<template data-frame="${name}">(.*?)</template>`).exec(html)?.[1];

describe('a page that waits for the app', () => {
  it('has a frame for every role, with its navigation and the outline of its screen', async () => {
    const html = await waitingPage(SHELL, { path: '/client/$id', guarded: true }, prerender);
    const outline = '<main id="main">screen of /client/id</main>';
    expect(frameIn(html, 'coach')).toBe(
      `<nav>coach<a aria-current="page">/client/id</a></nav>${outline}`,
    );
    expect(frameIn(html, 'client')).toContain('<nav>client');
    expect(frameIn(html, 'visitor')).toContain('<nav>visitor<a aria-current="page">/dashboard');
    expect(html).toContain('<div id="root" data-waiting></div>');
  });

  it('has the outline of another screen if its own is rendered without a session', async () => {
    const html = await waitingPage(SHELL, { path: '/ask-ali', guarded: false }, prerender);
    expect(frameIn(html, 'client')).toMatch(/<main id="main">screen of \/dashboard<\/main>$/);
  });

  it('marks no link as current on a page for any URL', async () => {
    const html = await waitingPage(SHELL, undefined, prerender);
    expect(frameIn(html, 'coach')).toContain('<a>/dashboard</a>');
  });
});

describe('a fully prerendered page', () => {
  it('contains its content once, for visitors', async () => {
    const page = { path: '/', body: '<nav>visitor</nav><main id="main">Welcome</main>' };
    const html = await wholePage(SHELL, page, prerender);
    expect(html).toContain(`<div id="root">${page.body}</div>`);
    expect(frameIn(html, 'coach')).toMatch(/<main id="main"><\/main>$/);
  });
});

describe('the script of a frame', () => {
  it.each([
    ['', 'visitor'],
    ['theme=1; posedown_signed_in=client', 'client'],
    ['posedown_signed_in=coach; other=2', 'coach'],
    ['posedown_signed_in=judge', 'visitor'],
    ['not_posedown_signed_in=coach', 'visitor'],
  ])('with the cookies "%s" uses the frame of a %s', async (cookie, frame) => {
    const html = await waitingPage(SHELL, { path: '/alerts', guarded: true }, prerender);
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const requestedFrames: string[] = [];
    const root = { querySelector: () => null, replaceChildren: () => undefined, dataset: {} };
    const document = {
      cookie,
      documentElement: { style: {} },
      getElementById: () => root,
      querySelector: (selector: string) => {
        requestedFrames.push(selector);
        return null;
      },
      querySelectorAll: () => [],
    };
    runInNewContext(script, { document });
    expect(requestedFrames).toEqual([`template[data-frame=${frame}]`]);
    expect(root.dataset).toEqual(frame === 'visitor' ? {} : { role: frame });
  });
});
