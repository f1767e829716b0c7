import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Connection to a server that a test can break. */
export interface TcpProxy {
  port: number;
  /** Ends every connection, and lets new ones through. */
  cut(): void;
  /** Ends every connection and refuses new ones, as a server that was stopped. */
  refuse(): Promise<void>;
  /** Takes connections and hands nothing on, as a host that went silent. */
  fallSilent(): void;
  /** Lets everything through again. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => {
        if (!isSilent) to.write(data);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    cut();
    await closed;
  };
  return {
    port,
    cut,
    refuse,
    fallSilent: () => {
      isSilent = true;
    },
    recover: async () => {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: refuse,
  };
}
