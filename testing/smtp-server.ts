import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface Delivered {
  from: string;
  to: string[];
  /** Source of the whole message (RFC 5322). */
  source: string;
}

export interface TestSmtpServer {
  url: string;
  delivered: Delivered[];
  /** Handler of a message, once it is read: the server takes it unless this throws. */
  onMessage: (mail: Delivered) => void | Promise<void>;
  /** Handler of a recipient: the server takes the address unless this throws. */
  onRecipient: (address: string) => void;
  close(): Promise<void>;
}

/** Opens a real mail server on a port of its own of this machine. */
export async function openSmtpServer(): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      try {
        opened.onRecipient(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData: async (stream, { envelope }, done) => {
      const mail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address),
        source: await text(stream),
      };
      try {
        await opened.onMessage(mail);
        opened.delivered.push(mail);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // A client that hangs up is no fault of a test.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const opened: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    delivered: [],
    onMessage: () => undefined,
    onRecipient: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return opened;
}
