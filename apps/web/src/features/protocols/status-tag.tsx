import type { ProtocolStatus } from '@posedown/contract';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { STATUS_LABELS, STATUS_TONES } from './protocol-text.ts';
import classes from './protocols.module.css';

/** A protocol's status as text, icon and color. */
export function StatusTag({ status }: { status: ProtocolStatus }) {
  const tone = STATUS_TONES[status];
  if (tone === null) return <span className={classes.tag}>{STATUS_LABELS[status]}</span>;
  return <StatusBadge status={tone}>{STATUS_LABELS[status]}</StatusBadge>;
}
