/**
 * Calls that change something without a version, and why the last write may win. Creations by request key aren't
 * listed, since they change nothing.
 */
export const LAST_WRITE_WINS: Record<string, string> = {
  'PUT /api/supplements/:supplementId/ticks': 'a tick: it says what it was meant to say',
  'PUT /api/users/:userId/competitions/:competitionId/checklist': 'a tick of one item alone',
  'PUT /api/users/:userId/peak-week/log':
    'ticks and figures of one day, each by itself, from a queue that knows no version',
  'PUT /api/workout-sessions/:sessionId/sets/:setId':
    'one set, under an id of its own, from a queue that knows no version',
  'PUT /api/workout-sessions/:sessionId/exercises/:exerciseKey':
    'one place of a workout, from the queue that its sets wait in',
  'POST /api/workout-sessions/:sessionId/finish':
    'waits in the queue behind its sets: refused there, with nobody at the form, what was said would be lost',
  'POST /api/users/:userId/messages/read': 'nothing that was read is unread again',
  'POST /api/users/:userId/coach': 'who gave an athlete away does not find them any more',
  'PUT /api/users/:userId/coaching-end': 'one coach plans it, and the last day wins',
  'PUT /api/users/:userId/pause': 'one coach sets it, and the last day wins',
  'PUT /api/former-athletes/:userId': 'a switch: it says what it was meant to say',
  'POST /api/coaching-end/answer': 'an answer to what is open; refused once it is closed',
  'POST /api/team/:coachId/removal': 'who has left is not found any more',
  'POST /api/users/:userId/health-conditions':
    'it only adds conditions, and those on record stay as they are',
  'POST /api/users/:userId/holds': 'one hold of a kind is open at most, and stays as it is',
  'POST /api/users/:userId/holds/:holdId/lift': 'a hold is lifted once, and stays as it is then',
  'POST /api/notices/read': 'nothing that was read is unread again',
  'PUT /api/notices/settings': 'a few switches of one person, each flipped on sight',
  'PUT /api/notices/push': 'one device, which knows its keys best',
  'PUT /api/users/:userId/guidance': 'one choice of three, and each is on record as a plan change',
  'POST /api/users/:userId/plan-changes/acknowledge': 'nothing that was seen is unseen again',
  'POST /api/check-in-forms/assign': 'sets the same for everyone chosen, whatever it was before',
  'POST /api/messages/recipients': 'reads what placeholders are filled with',
  'POST /api/tags/athletes': 'adds or removes one tag, whatever other tags there are',
  'PUT /api/users/:userId/tags': 'a few words that only their coach reads and sets',
  'PUT /api/users/:userId/coach-notes/:noteId/pinned': 'a pin: it says what it was meant to say',
  'PUT /api/tasks/:taskId/done': 'a tick: it says what it was meant to say',
  'DELETE /api/account': 'nothing is left to be deleted twice',
  'POST /api/auth/change-password': 'names the password that it takes the place of',
  'POST /api/auth/set-password': 'a link is good for one password',
  // Calls that create something, or only read.
  'POST /api/users': 'an e-mail has one account',
  'POST /api/team': 'an e-mail has one account',
  'POST /api/workout-sessions': 'made once under the id of the client',
  'POST /api/auth/login': 'a session of its own for each device',
  'POST /api/auth/password-link': 'a link of its own for each time',
  'POST /api/invitations/open': 'reads what is behind a link',
};
