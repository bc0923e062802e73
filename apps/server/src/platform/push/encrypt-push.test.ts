import { expect, it } from 'vitest';
import { encryptPush, isPublicKey } from './encrypt-push.ts';
import { createDevice, decrypt } from './testing/fake-push-service.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  receiverKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  senderKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts the example of RFC 8291', () => {
  const { text, keys, salt, senderKey: privateKey, encrypted } = EXAMPLE;
  expect(encryptPush(text, keys, { salt, privateKey }).toString('base64url')).toBe(encrypted);
});

it('decrypts the example of RFC 8291 in tests', () => {
  const { encrypted, receiverKey: privateKey, keys, text } = EXAMPLE;
  const auth = bytes(keys.auth);
  expect(decrypt(bytes(encrypted), { privateKey, auth }).toString()).toBe(text);
});

it('encrypts texts of different length to the same length, with new keys each time', () => {
  const { device, read } = createDevice();
  const texts = ['', '“Über” 💪', 'x'.repeat(400)];
  const encrypted = texts.map((text) => encryptPush(text, device, { padTo: 400 }));
  expect(encrypted.map(read)).toEqual(texts);
  expect(new Set(encrypted.map(({ length }) => length))).toEqual(new Set([86 + 400 + 17]));
  expect(new Set(encrypted.map((body) => body.toString('hex', 0, 86))).size).toBe(3);
});

it('rejects messages that push services may refuse', () => {
  const { device } = createDevice();
  expect(() => encryptPush('x'.repeat(3001), device)).toThrow('too long');
  expect(encryptPush('x'.repeat(3000), device).length).toBeLessThan(4096);
});

it('recognizes points on the curve', () => {
  const { p256dh } = EXAMPLE.keys;
  expect(isPublicKey(p256dh)).toBe(true);
  const other = bytes(p256dh);
  other[64] = (other[64] ?? 0) ^ 1;
  for (const wrong of [other.toString('base64url'), '', p256dh.slice(0, 40), 'A'.repeat(87)]) {
    expect(isPublicKey(wrong), wrong).toBe(false);
  }
});
