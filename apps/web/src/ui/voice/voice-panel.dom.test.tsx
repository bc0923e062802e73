import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { dropRecording, hasUnsentRecording } from './unsent-recordings.ts';
import { VoicePanel } from './voice-panel.tsx';

const PLACE = 'message ana ana';
const onClose = vi.fn();
const send = vi.fn();

/** What jsdom lacks of a recorder, with a part of sound at the end. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

const getUserMedia = vi.fn();
const endTrack = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.clearAllMocks();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: endTrack }] });
  send.mockResolvedValue(undefined);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropRecording(PLACE);
});

const draw = () =>
  renderScreen(
    <VoicePanel place={PLACE} sendLabel="Send voice note" send={send} onClose={onClose} />,
  );
const button = (name: string) => screen.findByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('records, and sends what was recorded', async () => {
  draw();
  const stop = await button('Stop');
  await screen.findByText('Recording');
  pass(7200);
  expect(screen.getByRole('timer').textContent).toBe('0:07 / 3:00');
  fireEvent.click(stop);
  expect(endTrack).toHaveBeenCalled();
  fireEvent.click(await button('Send voice note'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [recording] = send.mock.calls[0] ?? [];
  expect(recording).toMatchObject({ seconds: 7, waveform: Array(64).fill(0) });
  expect(recording.audio.type).toBe('audio/mp4');
  expect(hasUnsentRecording(PLACE)).toBe(false);
});

it('stops after three minutes and keeps the recording', async () => {
  draw();
  await screen.findByText('Recording');
  pass(165_000);
  expect(screen.getByRole('timer').textContent).toBe('2:45, 15 s left');
  pass(15_100);
  fireEvent.click(await button('Send voice note'));
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ seconds: 180 }));
});

it('discards a canceled recording', async () => {
  draw();
  await screen.findByText('Recording');
  fireEvent.click(await button('Cancel'));
  expect(onClose).toHaveBeenCalled();
  expect([endTrack.mock.calls.length, hasUnsentRecording(PLACE)]).toEqual([1, false]);
});

it('keeps the recording when the screen is left, and when sending fails', async () => {
  const { unmount } = draw();
  await screen.findByText('Recording');
  pass(2000);
  unmount();
  expect([endTrack.mock.calls.length, hasUnsentRecording(PLACE)]).toEqual([1, true]);
  draw();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(await button('Send voice note'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your recording is still here');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(await button('Try again'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const keys = send.mock.calls.map(([recording]) => recording.key);
  expect(new Set(keys).size).toBe(1);
});

it('says what to do without permission, microphone or support', async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { unmount } = draw();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Allow it in your browser/);
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotFoundError'));
  fireEvent.click(await button('Try again'));
  await screen.findByText(/No microphone was found/);
  fireEvent.click(await button('Close'));
  expect(onClose).toHaveBeenCalled();
  unmount();
  vi.stubGlobal('MediaRecorder', undefined);
  draw();
  await screen.findByText(/This browser can’t record sound/);
});
