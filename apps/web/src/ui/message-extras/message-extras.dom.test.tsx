import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Auth, AuthContext } from '../../lib/auth-context.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { MessageExtras } from './message-extras.tsx';

const MARK = { kind: 'arrow', color: 'red', x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6 } as const;
const PHOTO = { id: 'p', userId: 'a', width: 600, height: 800 };
const WORKOUT = { kind: 'workout', id: 'w', title: 'Leg day', date: '2026-11-20' } as const;

const show = (extras: Partial<Parameters<typeof MessageExtras>[0]['extras']>) =>
  renderScreen(
    <AuthContext value={{ isCoach: false } as Auth}>
      <MessageExtras
        athleteId="a"
        extras={{ attachments: [], deletedPhotos: 0, links: [], voiceNote: null, ...extras }}
        altOf={() => 'Photo'}
        by="your coach"
        intro="08:00"
      />
    </AuthContext>,
  );

it('reads the marks on a photo as a count', async () => {
  show({ attachments: [{ ...PHOTO, marks: [MARK, { ...MARK, kind: 'circle' }] }] });
  expect(await screen.findByRole('img', { name: '2 marks by your coach' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Photo 2 marks by your coach' })).toBeTruthy();
});

it('says that a photo was deleted, and doesn’t link to a deleted workout', async () => {
  show({ deletedPhotos: 1, links: [WORKOUT, { ...WORKOUT, id: 'x', title: null, date: null }] });
  expect(screen.getByText('Photo deleted')).toBeTruthy();
  const link = await screen.findByRole('link', { name: /^Leg day\s*Workout/ });
  expect(link.getAttribute('href')).toContain('/training/sessions/w');
  expect(screen.getByText('Deleted').closest('a')).toBeNull();
});
