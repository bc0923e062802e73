import type { NoticeKind } from '@posedown/coaching';
import type { PushMessage } from '../../../platform/push/push-sender.ts';
import { type Content, noticeSubject, pathOf } from './notice-subject.ts';

/** Wake a sleeping phone at once. */
const URGENT: readonly NoticeKind[] = ['message', 'red_flag'];
const TITLE = 'Posedown';

/** The push message of a notice: what happened and the screen to open. It names no one and quotes nothing. */
export function noticePush(content: Content, ttlSeconds: number): PushMessage {
  const path = pathOf(content);
  return {
    ...{ title: TITLE, text: noticeSubject(content), path },
    // A later notice of the same kind and screen replaces this one.
    tag: `${content.kind} ${path}`,
    ...{ ttlSeconds, isUrgent: URGENT.includes(content.kind) },
  };
}

export const TEST_PUSH: PushMessage = {
  ...{ title: TITLE, text: 'Notices work on this device', path: '/account#notice-settings' },
  ...{ tag: 'test', ttlSeconds: 60, isUrgent: true },
};
