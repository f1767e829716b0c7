import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";

/** Milliseconds between two questions whether a process is ready. */
const BETWEEN_QUESTIONS = 250;

/**
 * Starts a round-robin balancer over the processes that say they are ready. It passes over a
 * process that takes no connection, and does not repeat a request that has reached one.
 */
export async function startBalancer(port: number, urls: string[]): Promise<Server> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const look = () =>
    Promise.all(
      urls.map(async (url) => {
        const isReady = await fetch(`${url}/ready`).then(
          async (answer) => answer.ok && (await answer.text()) !== "",
          () => false,
        );
        if (isReady) ready.add(url);
        else ready.delete(url);
      }),
    );
  await look();
  const timer = setInterval(look, BETWEEN_QUESTIONS);
  let turn = 0;
  const server = createServer(async (asked, response) => {
    const body = Buffer.concat(await asked.toArray());
    const hand = (left: string[]) => {
      const [url, ...others] = left;
      if (!url) return void response.writeHead(502).end();
      const handed = request(url + asked.url, {
        method: asked.method,
        headers: asked.headers,
        agent,
      });
      handed.once("response", (answer: IncomingMessage) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      handed.once("error", (error: NodeJS.ErrnoException) => {
        // No process has heard this request: the connection was refused, or was closed before it
        // was sent.
        const isUnheard = error.code === "ECONNREFUSED" || handed.reusedSocket;
        if (isUnheard && !response.headersSent) hand(others);
        else response.destroy();
      });
      handed.end(body);
    };
    const inTurn = [...ready];
    turn += 1;
    const first = turn % Math.max(1, inTurn.length);
    hand([...inTurn.slice(first), ...inTurn.slice(0, first), ...inTurn.slice(0, 1)]);
  });
  server.once("close", () => {
    clearInterval(timer);
    agent.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
