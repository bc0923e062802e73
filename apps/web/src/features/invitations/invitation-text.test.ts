import type { Invitation } from '@posedown/contract';
import { expect, it } from 'vitest';
import { invitationText, sentText } from './invitation-text.ts';

const invitation = (change: Partial<Invitation>): Invitation => ({
  id: '019aa000-0000-7000-8000-000000000001',
  email: 'ana@test.example',
  name: null,
  message: null,
  state: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  acceptedAt: null,
  athleteId: null,
  ...change,
});

const words = (change: Partial<Invitation>) =>
  invitationText(invitation(change), '2026-11-21', 'UTC');

it('describes the state of an invitation with its date', () => {
  expect(words({})).toBe('Sent yesterday, works until 4 Dec 2026');
  expect(words({ state: 'expired' })).toBe('Sent yesterday, worked until 4 Dec 2026');
  expect(words({ state: 'revoked' })).toContain('no longer works');
  expect(words({ state: 'accepted', acceptedAt: '2026-11-21T09:00:00.000Z' })).toBe(
    'Signed up today',
  );
});

it('says that an open invitation was sent again', () => {
  const first = sentText(invitation({}));
  expect(first).toEqual({ title: 'Invitation sent', message: 'To ana@test.example.' });
  const resent = sentText(invitation({ sentAt: '2026-11-21T08:00:00.000Z' }));
  expect(resent.title).toBe('Invitation sent again');
  expect(resent.message).toContain('new link replaces the old one');
});
