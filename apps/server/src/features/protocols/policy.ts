import { type ProtocolStatus, PUBLISHED_STATUSES } from '@posedown/contract';

export const PUBLISHED: readonly ProtocolStatus[] = PUBLISHED_STATUSES;

export const isPublished = ({ status }: { status: ProtocolStatus }) => PUBLISHED.includes(status);
