import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A letter as a mailbox has it. */
export interface Received {
  from: string;
  /** Whom it was handed over for, whatever it says itself. */
  to: string[];
  letter: ParsedMail;
  raw: string;
}

export interface MailServer {
  url: string;
  received: Received[];
  /** What it answers for a recipient: 250 takes it. */
  answers: (address: string) => number;
  /** Ends and begins on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  let port = 0;
  let running: SMTPServer | undefined;
  const mail: MailServer = {
    url: '',
    received: [],
    answers: () => 250,
    async stop() {
      await new Promise<void>((resolve) => (running ? running.close(resolve) : resolve()));
      running = undefined;
    },
    async start() {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo({ address }, _session, done) {
          const responseCode = mail.answers(address);
          done(responseCode === 250 ? null : Object.assign(new Error(`Not ${address}`), { responseCode }));
        },
        async onData(stream, { envelope }, done) {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          const raw = Buffer.concat(chunks).toString('utf8');
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          mail.received.push({ from, to, letter: await simpleParser(raw), raw });
          done();
        },
      });
      const { server: socket } = server;
      server.listen(port, '127.0.0.1');
      await once(socket, 'listening');
      port = (socket.address() as AddressInfo).port;
      running = server;
    },
  };
  await mail.start();
  mail.url = `smtp://127.0.0.1:${port}`;
  return mail;
}
