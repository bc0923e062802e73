/** Why a mail wasn't sent. 'unreachable' includes a mail server that doesn't let us log in. */
type Reason = 'rejected' | 'delayed' | 'unreachable';

/** A mail that certainly wasn't sent, so sending it again can't send it twice. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super(`A mail was not sent: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.reason = reason;
  }
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
  syscall?: string;
  timeoutType?: string;
}

const BEFORE_THE_MAIL = ['EAUTH', 'EDNS', 'ETLS'];

/**
 * A failed attempt to send a mail over SMTP: a MailNotSentError if the server refused the mail or never got it, or the
 * error itself if the connection broke while the mail may have been under way.
 */
export function explainFailure(error: unknown): unknown {
  const { code = '', responseCode, permanent, syscall, timeoutType } = error as SmtpFailure;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode !== undefined && isAboutMail) {
    return new MailNotSentError(permanent ? 'rejected' : 'delayed', error);
  }
  // Without a response, the library itself refused the address or the text.
  if (isAboutMail) return new MailNotSentError('rejected', error);
  const neverGotIt =
    responseCode !== undefined ||
    BEFORE_THE_MAIL.includes(code) ||
    syscall === 'connect' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT');
  return neverGotIt ? new MailNotSentError('unreachable', error) : error;
}
