import { stripInvisible } from '@posedown/coaching';
import { z } from 'zod';

/** RFC 5321: a dot-atom before the at sign, of at most 64 characters. */
const MAILBOX = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Labels of a name in the DNS, the last one no number: a punycode one counts as a word. */
const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** What an address of a page has beside its name; no name of a domain does. */
const NO_DOMAIN = /[\s/:?#@[\]%\\<>^|"']/;

/** The domain as DNS knows it: 'тест.рф' → 'xn--e1aybc.xn--p1ai'. Anything else is returned unchanged. */
function asciiDomain(domain: string): string {
  if (NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address as it is stored and compared: lower case, its domain in punycode, without invisible marks. */
export function canonicalEmail(text: string): string {
  const address = stripInvisible(text).trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Whether a canonical address can be written to. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && MAILBOX.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
}

const INVALID = 'Invalid email address';

/** The one rule for addresses, in forms and on the server. */
export const emailSchema = z
  .string(INVALID)
  .max(400, INVALID)
  .overwrite(canonicalEmail)
  .max(254, INVALID)
  .refine(isEmail, INVALID);
