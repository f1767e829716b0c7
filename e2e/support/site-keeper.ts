import { createServer } from "node:http";
import { startOwnSite } from "./own-site";
import { KEEPER } from "./servers";
import { keepSeeded } from "./start-site";

/**
 * Keeps the sites of the workers for the whole run: to start a site takes longer than most tests,
 * and a worker ends with its project and with each test that fails. A site starts when it is first
 * asked for, as `ownSite` does.
 */
export default async function keepSites(): Promise<() => Promise<void>> {
  const forgetSeeded = keepSeeded();
  const sites = new Map<string, ReturnType<typeof startOwnSite>>();
  const server = createServer(async (request, response) => {
    const [, name = "", recipient] = (request.url ?? "").split("/");
    const [idSite, worker] = name.split("-").map(Number);
    let site = sites.get(name);
    if (!site) {
      site = startOwnSite(idSite === 73 ? 73 : 72, worker ?? 0);
      sites.set(name, site);
    }
    try {
      const { url, folder, mailsTo } = await site;
      const answer = recipient ? mailsTo(decodeURIComponent(recipient)) : { url, folder };
      response.end(JSON.stringify(answer));
    } catch (error) {
      // The next that asks has it started anew.
      sites.delete(name);
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(KEEPER.port, "127.0.0.1", resolve);
  });
  return async () => {
    for (const site of sites.values()) await (await site.catch(() => undefined))?.end();
    server.closeAllConnections();
    server.close();
    forgetSeeded();
  };
}
