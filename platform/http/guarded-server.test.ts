import { once } from "node:events";
import { request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guardedServer, SERVER_LIMITS, type ServerLimits } from "./guarded-server";

let server: Server;
const sockets: Socket[] = [];

async function start(limits: Partial<ServerLimits>, isProxy = false) {
  server = guardedServer(
    async (asked, response) => {
      const body = await text(asked).catch(() => undefined);
      if (body !== undefined) response.end(`heard ${body.length}`);
    },
    { ...SERVER_LIMITS, look: 20, ...limits },
    () => isProxy,
  ).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening, { timeout: 10_000 });
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Opens a connection, says something on it, and says nothing more. */
function say(words: string) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  socket.write(words);
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  return { socket, closed: once(socket, "close").then(() => heard), heard: () => heard };
}
const HEAD = "POST / HTTP/1.1\r\nHost: localhost\r\n";

describe("a client cannot wear the server out", () => {
  it("with a head that never ends: 408, and its connection is closed", async () => {
    await start({ headers: 100 });
    expect(await say(HEAD).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("with half a body: 408, and its connection is closed", async () => {
    await start({ headers: 50, request: 150 });
    expect(await say(`${HEAD}Content-Length: 10\r\n\r\nhalf`).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("with a head that is too large: 431", async () => {
    await start({ headBytes: 4_096 });
    const large = `${HEAD}Cookie: ${"c".repeat(5_000)}\r\n\r\n`;
    expect(await say(large).closed).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("with what is no request: 400", async () => {
    await start({});
    expect(await say("no request at all\r\n\r\n").closed).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("with a connection on which nothing more is asked: it is closed", async () => {
    await start({ keptOpen: 100 });
    const { closed } = say(`${HEAD}Content-Length: 0\r\n\r\n`);
    expect(await closed).toMatch(/^HTTP\/1\.1 200 .*heard 0$/s);
  });

  it("with an answer that it does not read: the connection is closed", async () => {
    await start({ stillness: 150 });
    server.removeAllListeners("request");
    server.on("request", (_, response) => response.end(Buffer.alloc(32 * 2 ** 20)));
    const { socket } = say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    socket.pause();
    const [served] = (await once(server, "connection")) as [Socket];
    await once(served, "close");
    expect(served.bytesRead).toBeGreaterThan(0);
    expect(socket.bytesRead).toBeLessThan(32 * 2 ** 20);
  });
});

describe("connections of one network", () => {
  const isOpen = async () => {
    const { socket, heard, closed } = say(`${HEAD}Content-Length: 0\r\n\r\n`);
    await Promise.race([vi.waitUntil(() => heard() !== "", { timeout: 5_000 }), closed]);
    return { isOpen: heard() !== "", socket };
  };

  it("are closed beyond their number, and count until they end", async () => {
    await start({ connections: 2 });
    const [first, second] = [await isOpen(), await isOpen()];
    expect([first.isOpen, second.isOpen]).toEqual([true, true]);
    expect((await isOpen()).isOpen).toBe(false);
    const ended = once(first.socket, "close");
    first.socket.destroy();
    await ended;
    await vi.waitUntil(async () => (await isOpen()).isOpen);
  });

  it("are not counted through a trusted proxy", async () => {
    await start({ connections: 1 }, true);
    expect([(await isOpen()).isOpen, (await isOpen()).isOpen]).toEqual([true, true]);
  });

  it("serve an ordinary request", async () => {
    await start({});
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, method: "POST" }).end("a body");
    const [answer] = await once(asked, "response");
    expect(await text(answer)).toBe("heard 6");
  });
});
