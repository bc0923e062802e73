import { ROSTER_PAGES } from '../src/features/athletes/roster-pages.ts';

/** An API read that a page sends before its app starts. */
interface FirstRead {
  /** `$me` is the user, any other `$name` a parameter of the route. */
  path: string;
  /** The role of the visitor, if roles see different data. */
  role?: 'client' | 'coach';
  /** The window width that it is for. */
  media?: string;
}

const own = (path = '') => `/api/users/$me${path}`;
const client = (path: string): FirstRead => ({ path, role: 'client' });
const coach = (path: string): FirstRead => ({ path, role: 'coach' });

/** The first reads of the guarded screens, besides the session. Each screen must use them: `accessibility.spec.ts`. */
const READS: Record<string, readonly (FirstRead | string)[]> = {
  '/dashboard': [
    client('/api/dashboard'),
    client(own()),
    client(own('/plan-changes?state=unacknowledged&limit=3')),
    client(own('/weekly-check-in')),
    coach('/api/clients/summary'),
    coach('/api/roster-layout'),
    ...ROSTER_PAGES.map(({ media, limit }) => ({
      ...coach(`/api/clients?view=needs&limit=${limit}`),
      media,
    })),
    coach('/api/messages/unread'),
    coach('/api/check-in-inbox/count'),
    coach('/api/tasks?due=now&limit=3'),
  ],
  '/workout-session': ['/api/training/today', own()],
  '/nutrition/meal-plan': ['/api/dashboard'],
  '/nutrition/log-meal': [
    own(),
    own('/quick-foods'),
    own('/custom-foods'),
    '/api/dashboard',
    '/api/nutrition-plans/user/$me',
  ],
  '/nutrition/quick-log': [own()],
  '/nutrition/customize': ['/api/dashboard', own()],
  '/nutrition/progress': [own()],
  '/nutrition/supplements': [own()],
  '/nutrition/grocery-list': ['/api/nutrition-plans/user/$me', own()],
  '/cardio/plan': [own('/cardio-plan')],
  '/cardio/liss': [own('/cardio-plan')],
  '/check-in': [
    own(),
    own('/check-ins'),
    own('/weekly-check-in'),
    own('/plan-changes?state=unacknowledged&limit=3'),
    '/api/dashboard',
  ],
  '/progress/entry': [own(), own('/check-ins'), '/api/progress?limit=5'],
  '/progress': [own(), own('/progress?weeks=16')],
  '/progress/photos': [own(), own('/photos?purpose=progress&limit=120')],
  '/competition/setup': [own(), '/api/competitions'],
  '/competition/prep': [own(), own('/prep')],
  '/peak-week': [own(), own('/peak-week')],
  '/messages': [
    client(own('/messages?limit=40')),
    coach('/api/messages/threads'),
    coach('/api/messages/scheduled?limit=50'),
  ],
  '/posing-practice': [
    client(own('/pose-practice-sessions?limit=40')),
    coach('/api/pose-practice-sessions'),
  ],
  '/training/history': [
    client(own('/workout-sessions?limit=20')),
    client(own()),
    client(own('/training-stats?weeks=12')),
  ],
  '/exercises': ['/api/techniques', '/api/exercises'],
  '/exercises/$exerciseId': ['/api/exercises/$exerciseId'],
  '/account': ['/api/auth/sessions', '/api/notices/settings', '/api/notices/push'],
  '/notices': ['/api/notices?limit=30'],
  '/check-ins': [
    '/api/check-in-inbox?filter=waiting&limit=100',
    '/api/tags',
    // A phone shows the queue first.
    { path: '/api/snippets', media: '(min-width: 64em)' },
  ],
  '/add-client': ['/api/invitations?limit=20'],
  '/client/$id': ['/api/users/$id/overview', '/api/users/$id/coach-notes?only=pinned'],
  '/client/$id/view': [
    '/api/users/$id/dashboard',
    '/api/users/$id/weekly-check-in',
    '/api/users/$id',
  ],
  '/competition/$id': ['/api/users/$id/prep'],
  '/competition/$id/peak-week': ['/api/users/$id/peak-week'],
  '/messages/$id': [
    '/api/messages/threads',
    '/api/users/$id/messages?limit=40',
    '/api/messages/scheduled?athleteId=$id&limit=100',
    '/api/messages/scheduled?limit=50',
  ],
  '/alerts': ['/api/alerts?state=open'],
  '/tasks': ['/api/tasks?limit=50', '/api/tasks?state=done&limit=20'],
  '/analytics': ['/api/analytics'],
  '/check-in-forms': ['/api/check-in-forms'],
  '/check-in-forms/new': ['/api/check-in-forms'],
  '/check-in-forms/$formId': ['/api/check-in-forms'],
  '/create-workout': ['/api/clients?limit=6', '/api/exercises'],
  '/training/plans': ['/api/training-plans?limit=20'],
  '/ask-ali/$id': ['/api/users/$id/assistant-messages?limit=50'],
};

/**
 * Sends the reads while the page is parsed, and parses the replies. The app takes them from there:
 * `lib/first-reads.ts`. Without a role hint there is no session to read in. Identical on every page, so that the
 * content policy needs only one hash.
 */
const SCRIPT = String.raw`<script>
{
  const { route, reads } = document.getElementById('first-reads').dataset;
  const hint = /(?:^|; )posedown_signed_in=(client|coach)(?:;|$)/.exec(document.cookie)?.[1];
  const sent = (window.firstReads = new Map());
  const send = (path) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), 20000);
    const headers = { 'Cache-Control': 'no-cache' };
    const reply = fetch(path, { credentials: 'include', headers, signal: end.signal });
    const read = { reply };
    sent.set(path, read);
    reply.then(async (response) => {
      if (response.ok) read.parsed = await response.clone().json();
    }).catch(() => {});
    return reply;
  };
  const parts = location.pathname.split('/');
  const values = new Map(route.split('/').map((name, at) => [name, parts[at] ?? '']));
  const withValues = (path) => path.replace(/\$\w+/g, (name) => values.get(name) ?? '');
  const isUsual = [...values].every(([, value]) => /^[\w-]*$/.test(value));
  const isFor = ({ role, media }) => (role ?? hint) === hint && (!media || matchMedia(media).matches);
  if (hint && isUsual) {
    const paths = JSON.parse(reads).filter(isFor).map(({ path }) => path);
    const isOwn = (path) => path.includes('$me');
    const session = send('/api/auth/me');
    for (const path of paths) if (!isOwn(path)) send(withValues(path));
    if (paths.some(isOwn)) session.then(async (reply) => {
      if (!reply.ok) return;
      values.set('$me', (await reply.clone().json()).user.id);
      for (const path of paths) if (isOwn(path)) send(withValues(path));
    }).catch(() => {});
  }
}
</script>`;

/**
 * The lines of a page's head that send the first reads of its route.
 * @param role the only role that may open it
 */
export function firstReadLines(route: string, role: FirstRead['role']): string[] {
  const reads = (READS[route] ?? []).map((read) => ({
    role,
    ...(typeof read === 'string' ? { path: read } : read),
  }));
  const text = JSON.stringify(reads).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    `<template id="first-reads" data-route="${route}" data-reads="${text}"></template>`,
    SCRIPT,
  ];
}
