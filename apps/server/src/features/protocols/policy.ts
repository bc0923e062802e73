import type { ProtocolStatus } from '@posedown/contract';

/** What an athlete sees of their own: what is approved, and what was. */
export const PUBLISHED: readonly ProtocolStatus[] = ['approved', 'superseded'];

export const isPublished = ({ status }: { status: ProtocolStatus }) => PUBLISHED.includes(status);
