import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnanswered, userMessageOf } from '../../../lib/api-error.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { refreshMessages } from '../api.ts';
import { scheduleMessage } from '../scheduled/api.ts';
import type { Outgoing } from './outgoing.ts';

interface Copy extends Pick<Outgoing, 'athleteId' | 'name' | 'text'> {
  /** A repeated request with the same key schedules nothing twice. */
  key: string;
}

export interface ScheduleProgress {
  sendAt: string;
  size: number;
  done: number;
  left: readonly Copy[];
  /** Rejected by the server, with the reason. */
  rejected: readonly { name: string; reason: string }[];
  isRunning: boolean;
}

/** Schedules the copies of a message to many, one by one. Without a network it stops and can be continued. */
export function useScheduleMany() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ScheduleProgress>();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  async function run(from: ScheduleProgress): Promise<void> {
    let state = { ...from, isRunning: true };
    while (!isClosed.current && state.isRunning) {
      const [copy, ...left] = state.left;
      setProgress(state);
      state = copy ? await scheduleNext(state, copy, left) : { ...state, isRunning: false };
    }
    setProgress(state);
    refreshMessages(client);
  }

  return {
    progress,
    start: (outgoing: readonly Outgoing[], sendAt: string) => {
      const left = outgoing.map((one) => ({ ...one, key: newRequestKey() }));
      const size = left.length;
      void run({ sendAt, size, left, done: 0, rejected: [], isRunning: true });
    },
    resume: () => progress && void run(progress),
  };
}

async function scheduleNext(
  state: ScheduleProgress,
  { athleteId, name, text, key }: Copy,
  left: readonly Copy[],
): Promise<ScheduleProgress> {
  try {
    const body = { content: text, sendAt: state.sendAt, requestKey: key };
    await scheduleMessage(athleteId, body);
    return { ...state, left, done: state.done + 1 };
  } catch (error) {
    if (isUnanswered(error)) return { ...state, isRunning: false };
    const reason = userMessageOf(error, 'It couldn’t be scheduled.');
    return { ...state, left, rejected: [...state.rejected, { name, reason }] };
  }
}
