import { stripInvisible } from '@posedown/coaching';
import { z } from 'zod';

/** RFC 5321: a dot-atom before the at sign, of at most 64 characters. */
const MAILBOX = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Domain labels, the last of which isn't a number. A punycode label counts as a word. */
const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** Characters of a web address that never occur in a domain name. */
const NO_DOMAIN = /[\s/:?#@[\]%\\<>^|"']/;

/** The domain in DNS form: 'тест.рф' → 'xn--e1aybc.xn--p1ai'. Anything else is returned unchanged. */
function asciiDomain(domain: string): string {
  if (NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address as stored and compared: lower case, with a punycode domain and without invisible marks. */
export function canonicalEmail(text: string): string {
  const address = stripInvisible(text).trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Whether a canonical address is valid. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && MAILBOX.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
}

const INVALID = 'Invalid email address';

/** The address rule shared by forms and the server. */
export const emailSchema = z
  .string(INVALID)
  .max(400, INVALID)
  .overwrite(canonicalEmail)
  .max(254, INVALID)
  .refine(isEmail, INVALID);
