import type { BrowserContext } from '@playwright/test';
import { dayFromNow } from '../days.ts';
import { write } from './call.ts';
import type { Corpus } from './corpus.ts';

interface Filler {
  coach: BrowserContext;
  id: string;
  corpus: Corpus;
}

interface Stored {
  id: string;
  version: number;
}

/** The saved view of the roster. */
export const SAVED_VIEW = '0190aef1-52b7-4d4c-8a70-1f0c5d7e9a01';

/**
 * The coach's tags on an athlete, the planned end of their coaching, tasks about them, scheduled messages to them,
 * snippets, and a saved view.
 */
export async function fillOwn({ coach, id, corpus }: Filler) {
  await write(coach, 'PUT', `/api/users/${id}/tags`, {
    tags: [corpus.line('PUT /api/users/:userId/tags tags.0', 24)],
  });
  await write(coach, 'POST', '/api/tags/athletes', {
    ...{ action: 'add', ids: [id] },
    tag: corpus.line('POST /api/tags/athletes tag', 24),
  });
  const end = 'PUT /api/users/:userId/coaching-end';
  await write(coach, 'PUT', `/api/users/${id}/coaching-end`, {
    lastDay: dayFromNow(30),
    note: corpus.text(`${end} note`, 500),
    message: corpus.text(`${end} message`, 2000),
  });
  const task = { athleteId: id, dueOn: '2026-11-21', repeat: 'none' };
  const addTask = () =>
    write<Stored>(coach, 'POST', '/api/tasks', {
      ...task,
      text: corpus.line('POST /api/tasks text', 300),
    });
  await addTask();
  const added = await addTask();
  await write(coach, 'PUT', `/api/tasks/${added.id}`, {
    ...{ ...task, version: added.version },
    text: corpus.line('PUT /api/tasks/:taskId text', 300),
  });
  await fillMessages({ coach, id, corpus });
  const layout = 'PUT /api/roster-layout views.0';
  await write(coach, 'PUT', '/api/roster-layout', {
    ...{ columns: null, version: 0 },
    views: [
      {
        ...{ id: SAVED_VIEW, group: 'all', reverse: false, columns: ['why', 'task', 'tags'] },
        name: corpus.line(`${layout}.name`, 40),
        search: corpus.line(`${layout}.search`, 100),
        tag: corpus.line(`${layout}.tag`, 24),
      },
    ],
  });
}

async function fillMessages({ coach, id, corpus }: Filler) {
  const later = '/api/users/:userId/scheduled-messages';
  const sendAt = `${dayFromNow(5)}T08:00:00.000Z`;
  const schedule = () =>
    write<Stored>(coach, 'POST', `/api/users/${id}/scheduled-messages`, {
      sendAt,
      content: corpus.text(`POST ${later} content`, 5000),
    });
  await schedule();
  const scheduled = await schedule();
  await write(coach, 'PUT', `/api/users/${id}/scheduled-messages/${scheduled.id}`, {
    ...{ sendAt, version: scheduled.version },
    content: corpus.text(`PUT ${later}/:scheduledId content`, 5000),
  });
  const snippet = () => ({
    name: corpus.line('POST /api/snippets name', 40),
    content: corpus.template('POST /api/snippets content', 2000),
  });
  await write(coach, 'POST', '/api/snippets', snippet());
  const first = await write<Stored>(coach, 'POST', '/api/snippets', snippet());
  await write(coach, 'PUT', `/api/snippets/${first.id}`, {
    version: first.version,
    name: corpus.line('PUT /api/snippets/:snippetId name', 40),
    content: corpus.template('PUT /api/snippets/:snippetId content', 2000),
  });
}
