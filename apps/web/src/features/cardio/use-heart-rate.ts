import type { BpmRange } from '@posedown/coaching';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connectStrap, type HeartStrap, type StrapStatus } from './heart-strap.ts';

export interface HeartRate {
  bpm: number | null;
  /** A simulated rate is never saved. */
  source: 'measured' | 'simulated';
  status: StrapStatus;
  connect: () => void;
  reconnect: () => void;
  disconnect: () => void;
}

interface Options {
  target: BpmRange | null;
  /** The second of the session, which drives the simulation. */
  second: number;
  isRunning: boolean;
  /** Called with every measured rate while the session runs. */
  onMeasured: (bpm: number) => void;
}

/** The heart rate from a strap, or simulated near the target. */
export function useHeartRate({ target, second, isRunning, onMeasured }: Options): HeartRate {
  const [status, setStatus] = useState<StrapStatus>('off');
  const [measured, setMeasured] = useState<number | null>(null);
  const [simulated, setSimulated] = useState<number | null>(null);
  const strap = useRef<HeartStrap | null>(null);
  const listener = useRef<(bpm: number) => void>(() => undefined);

  useEffect(() => {
    listener.current = (bpm) => {
      setMeasured(bpm);
      if (isRunning) onMeasured(bpm);
    };
  }, [isRunning, onMeasured]);
  useEffect(() => () => strap.current?.disconnect(), []);

  const min = target?.min;
  const max = target?.max;
  // biome-ignore lint/correctness/useExhaustiveDependencies: simulates a new rate every second
  useEffect(() => {
    if (min === undefined || max === undefined) setSimulated(null);
    else setSimulated(simulateBpm({ min, max }, Math.random()));
  }, [min, max, second]);

  const connect = useCallback(() => {
    const onBpm = (bpm: number) => listener.current(bpm);
    strap.current?.disconnect();
    strap.current = connectStrap({ onBpm, onStatus: setStatus });
  }, []);
  const reconnect = useCallback(() => strap.current?.reconnect(), []);
  const disconnect = useCallback(() => {
    strap.current?.disconnect();
    strap.current = null;
    setMeasured(null);
  }, []);

  const isMeasured = status !== 'off';
  return {
    bpm: isMeasured ? (status === 'connected' ? measured : null) : isRunning ? simulated : null,
    source: isMeasured ? 'measured' : 'simulated',
    status,
    connect,
    reconnect,
    disconnect,
  };
}

const SPREAD_BPM = 5;

/** A rate within 5 of the middle of the target, for athletes without a strap. @param random 0 to 1 */
export function simulateBpm({ min, max }: BpmRange, random: number): number {
  return Math.round((min + max) / 2 + (random * 2 - 1) * SPREAD_BPM);
}
