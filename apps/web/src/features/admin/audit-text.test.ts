import type { AuditLine } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { auditSentence } from './audit-text.ts';

const ANA = { id: '1', name: 'Ana' };
const MIA = { id: '2', name: 'Mia' };
const sentence = (line: Partial<AuditLine>) =>
  auditSentence({
    id: '0',
    at: '2026-11-21T09:00:00.000Z',
    kind: 'other',
    action: 'login',
    outcome: 'done',
    actor: MIA,
    subject: ANA,
    network: '',
    details: {},
    ...line,
  });

describe('auditSentence', () => {
  it.each([
    [{ action: 'login' }, 'Ana logged in.'],
    [{ action: 'login', outcome: 'denied', actor: null }, 'A login as Ana failed.'],
    [
      { action: 'change profile', details: { fields: 'height weight' } },
      'Mia changed the details of Ana: height, weight.',
    ],
    [{ action: 'record health clearance' }, 'Mia recorded a clinician’s clearance for Ana.'],
    [{ action: 'peak week draft' }, 'Mia drafted the peak week of Ana.'],
    [{ action: 'peak week approve' }, 'Mia approved the peak week of Ana.'],
    [{ action: 'peak week reopen' }, 'Mia withdrew the approval of Ana’s peak week.'],
    [{ action: 'assign training plan' }, 'Mia assigned Ana a training plan.'],
    [{ action: 'change training plan' }, 'Mia changed the training plan of Ana.'],
    [
      { action: 'remove coach', details: { to: 'Jon' } },
      'Mia removed Ana from the team; Jon now coaches their athletes.',
    ],
    [
      { action: 'delete', details: { what: 'coach-notes' } },
      'Mia deleted one of Ana’s coach notes.',
    ],
    [
      { action: 'delete', subject: MIA, details: { what: 'progress' } },
      'Mia deleted one of Mia’s progress entries.',
    ],
    [
      { action: 'not found', outcome: 'denied', subject: null },
      'Mia requested something that doesn’t exist or isn’t theirs.',
    ],
    [
      { action: 'foreign origin', outcome: 'denied', subject: null },
      'A request by Mia didn’t come from Posedown and was rejected.',
    ],
    [{ action: 'hand over', details: { to: 'Jon' } }, 'Mia handed Ana over to Jon.'],
    [{ action: 'invite', subject: null }, 'Mia invited someone.'],
    [{ action: 'invite', subject: null, details: { to: 'Jon' } }, 'Mia invited Jon.'],
    [
      { action: 'invite again', subject: null, details: { to: 'jon@test.example' } },
      'Mia sent the invitation of jon@test.example again.',
    ],
    [{ action: 'revoke invitation', subject: null }, 'Mia revoked the invitation.'],
    [
      { action: 'demo account', outcome: 'denied', actor: ANA },
      'Ana couldn’t delete the demo account or change its password.',
    ],
    [
      { action: 'export', details: { kind: 'progress', from: '2026-11-01', to: '2026-11-21' } },
      'Mia exported the progress of 1 Nov 2026 to 21 Nov 2026.',
    ],
    [
      { action: 'access', outcome: 'denied', subject: null },
      'Mia was denied access to someone else.',
    ],
    [{ action: 'login', outcome: 'done', subject: null }, 'Someone else logged in.'],
    [{ action: 'something new' }, 'Mia: something new, about Ana.'],
    [{ action: 'something new', outcome: 'denied', subject: null }, 'Mia: something new, denied.'],
  ] as const)('formats %j as "%s"', (line, words) => {
    expect(sentence(line)).toBe(words);
  });
});
