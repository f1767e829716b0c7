import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A text message as a gateway was given it. */
export interface TakenSms {
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface TestSmsGateway {
  url: string;
  taken: TakenSms[];
  /** The status of its next answers; what is not 2xx is not taken. */
  status: number;
  close(): Promise<void>;
}

/** A gateway for text messages on a port of its own of this machine. */
export async function openSmsGateway(): Promise<TestSmsGateway> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    if (opened.status < 300) opened.taken.push({ headers: request.headers, body });
    response.writeHead(opened.status, { Location: "/elsewhere" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const opened: TestSmsGateway = {
    url: `http://127.0.0.1:${port}/messages`,
    taken: [],
    status: 202,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return opened;
}
