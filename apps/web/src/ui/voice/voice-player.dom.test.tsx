import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { VoicePlayer } from './voice-player.tsx';

const WAVEFORM = Array.from({ length: 64 }, () => 50);
const play = vi.fn();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = function start() {
    const started = play(this);
    this.dispatchEvent(new Event('play'));
    return started;
  };
  HTMLMediaElement.prototype.pause = function stop() {
    this.dispatchEvent(new Event('pause'));
  };
  HTMLMediaElement.prototype.load = () => undefined;
});

function draw() {
  renderScreen(
    <>
      <VoicePlayer src="/one" seconds={42} waveform={WAVEFORM} name="Voice note from Ana" />
      <VoicePlayer src="/two" seconds={9} waveform={WAVEFORM} name="Voice note that you sent" />
    </>,
  );
  const one = within(screen.getByRole('group', { name: 'Voice note from Ana' }));
  const two = within(screen.getByRole('group', { name: 'Voice note that you sent' }));
  return { one, two };
}

it('plays one at a time', () => {
  const { one, two } = draw();
  fireEvent.click(one.getByRole('button', { name: 'Play' }));
  expect(one.getByRole('button', { name: 'Pause' })).toBeTruthy();
  fireEvent.click(two.getByRole('button', { name: 'Play' }));
  expect(one.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(two.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

it('moves by keyboard within the recording', () => {
  const { one, two } = draw();
  const [long, short] = [one.getByRole('slider'), two.getByRole('slider')];
  fireEvent.keyDown(long, { key: 'ArrowRight' });
  fireEvent.keyDown(short, { key: 'ArrowRight' });
  expect(long.getAttribute('aria-valuetext')).toBe('0:05 of 0:42');
  expect(short.getAttribute('aria-valuetext')).toBe('0:01 of 0:09');
  fireEvent.keyDown(long, { key: 'ArrowLeft' });
  fireEvent.keyDown(long, { key: 'ArrowLeft' });
  expect(long.getAttribute('aria-valuetext')).toBe('0:00 of 0:42');
  fireEvent.change(long, { target: { value: '30' } });
  expect(long.getAttribute('aria-valuetext')).toBe('0:30 of 0:42');
});

it('changes the speed', () => {
  const { one } = draw();
  fireEvent.click(one.getByRole('button', { name: '1× speed' }));
  fireEvent.click(one.getByRole('button', { name: '1.5× speed' }));
  fireEvent.click(one.getByRole('button', { name: 'Play' }));
  expect(play.mock.calls[0]?.[0].playbackRate).toBe(2);
  fireEvent.click(one.getByRole('button', { name: '2× speed' }));
  expect(one.getByRole('button', { name: '1× speed' })).toBeTruthy();
});

it('says if it can’t be played', async () => {
  const { one } = draw();
  play.mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'));
  fireEvent.click(one.getByRole('button', { name: 'Play' }));
  expect((await one.findByRole('alert')).textContent).toMatch(/We couldn’t play this voice note/);
  expect(one.getByRole('button', { name: 'Play' })).toBeTruthy();
});
