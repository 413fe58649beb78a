import type { Clock } from '../clock.ts';
import type { MailConfig } from '../config/services.ts';
import type { Letter } from './letter.ts';
import { rendered } from './rendering.ts';

/** What became of a letter: the mail server took it, or will never take it. */
export type Delivery = { taken: true } | { taken: false; code: number };

/** Milliseconds for which a server that could not be had is asked nothing more: whoever waits for it holds up other work. */
const AWAY = 30_000;
const WITHIN = 10_000;

const LOOPBACK = /^(localhost|127\.|::1$)/;

/** The mail server cannot be had, or will not take anything for now. Its words, which may name an address, are left out. */
export class MailServerAway extends Error {
  override name = 'MailServerAway';
  readonly code: string;

  constructor(code: string) {
    super('The mail server took no letter');
    this.code = code;
  }
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** A letter itself is refused, and not whoever brings it. */
const isRefusal = ({ code, responseCode = 0 }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** Hands letters to the operator's mail server, one connection each. */
export function mailDelivery(config: MailConfig, clock: Pick<Clock, 'elapsed'>) {
  const { host, port, secure, login, from } = config;
  let awayUntil = 0;
  let away = '';

  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      secure,
      // A password never goes out in the open; to this machine itself it goes nowhere.
      requireTLS: !secure && login !== null && !LOOPBACK.test(host),
      // What this machine says to itself, nobody hears; and a certificate for it nobody signs.
      ignoreTLS: !secure && LOOPBACK.test(host),
      connectionTimeout: WITHIN,
      greetingTimeout: WITHIN,
      socketTimeout: 2 * WITHIN,
      dnsTimeout: WITHIN,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(login && { auth: { user: login.user, pass: login.password } }),
    });
  }

  /**
   * @param id the same for each attempt, by which mailboxes know the letter again
   * @throws MailServerAway where it is worth trying again
   */
  return async function deliver(letter: Letter, id: string): Promise<Delivery> {
    if (clock.elapsed() < awayUntil) throw new MailServerAway(away);
    const { subject, text, html } = rendered(letter);
    const domain = from.address.split('@')[1]!;
    const transport = await open();
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.to },
        envelope: { from: from.address, to: [letter.to] },
        messageId: `<${id}@${domain}>`,
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(letter.unsubscribe && {
            'List-Unsubscribe': `<${letter.unsubscribe.post}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { taken: true };
    } catch (error) {
      const { code = 'unknown', responseCode } = error as SmtpError;
      if (isRefusal({ code, responseCode: responseCode ?? 0 })) return { taken: false, code: responseCode! };
      if (responseCode === undefined || code === 'EAUTH') awayUntil = clock.elapsed() + AWAY;
      away = code;
      throw new MailServerAway(code);
    } finally {
      transport.close();
    }
  };
}
