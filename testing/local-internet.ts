import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { INTERNET, type Network } from "@/platform/outgoing/checked-lookup";

/**
 * Stands in for the internet as given addresses are asked on it, with one difference: whatever its
 * name, a server of this machine answers, over HTTP.
 */
export async function localInternet(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listen) => server.listen(0, "127.0.0.1", listen));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    readAddress: (text) => {
      const url = INTERNET.readAddress(text);
      return url && new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`);
    },
    resolve: async () => ["127.0.0.1"],
    isAllowed: (ip) => ip === "127.0.0.1" || INTERNET.isAllowed(ip),
  };
  return {
    network,
    /** Address of the same server. */
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
