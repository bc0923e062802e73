import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToServer } from './live-events.ts';

/** A mock of the browser's event stream, opened and rejected by hand. */
class Stream {
  static readonly CLOSED = 2;
  static made: Stream[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  constructor() {
    Stream.made.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  refuse() {
    this.readyState = Stream.CLOSED;
    this.onerror?.();
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const last = () => Stream.made.at(-1) as Stream;
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  Stream.made = [];
  tab.visibilityState = 'visible';
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refetches whenever the stream opens, including the first time', () => {
  const onOpen = vi.fn();
  const stop = listenToServer(onOpen, vi.fn());
  last().open();
  expect(onOpen).toHaveBeenCalledTimes(1);
  stop();
  expect(last().readyState).toBe(Stream.CLOSED);
});

it('retries a rejected stream with backoff, and reports each rejection', () => {
  const onOpen = vi.fn();
  const onRefused = vi.fn();
  const stop = listenToServer(onOpen, onRefused);
  last().refuse();
  expect(onRefused).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  expect(Stream.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Stream.made).toHaveLength(2);
  last().refuse();
  vi.advanceTimersByTime(5000);
  expect(Stream.made).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(Stream.made).toHaveLength(3);
  expect(onRefused).toHaveBeenCalledTimes(2);
  last().open();
  expect(onOpen).toHaveBeenCalledTimes(1);
  stop();
  vi.runAllTimers();
  expect(Stream.made).toHaveLength(3);
});

it('closes the stream while the page is hidden and reopens it', () => {
  const stop = listenToServer(vi.fn(), vi.fn());
  last().open();
  tab.visibilityState = 'hidden';
  tab.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(30_000);
  expect(last().readyState).toBe(Stream.CLOSED);
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(Stream.made).toHaveLength(2);
  stop();
});
