import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface TakenSms {
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface TestSmsGateway {
  url: string;
  taken: TakenSms[];
  /** Status of its next answers; a message answered with anything but 2xx is not taken. */
  status: number;
  close(): Promise<void>;
}

/** Opens a gateway for text messages on a port of its own of this machine. */
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
