import autocannon from "autocannon";
import type { Attack } from "./attacks";

/**
 * Attacker with one address, or as many as they like, and ten connections, in a process of its own.
 * Run it with the site's URL; the attack comes by IPC, and the counts of answers go back when its
 * time is over.
 */
const site = process.argv[2] ?? "";
const CONNECTIONS = 10;
const ATTACKER = "198.51.100.7";

let sent = 0;

process.on("message", async ({ attack, seconds }: { attack: Attack; seconds: number }) => {
  const { method, path, headers, body, isSpread } = attack;
  const result = await autocannon({
    url: site,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        ...(body && { body }),
        // Each request is for something else, so that nothing that is kept answers it.
        setupRequest: (request) => {
          sent += 1;
          const address = isSpread ? `198.18.${(sent >> 8) % 256}.${sent % 256}` : ATTACKER;
          return {
            ...request,
            path: path.replace("{n}", String(sent)),
            headers: { ...headers, "x-forwarded-for": address },
          };
        },
      },
    ],
  });
  process.send?.({ answers: result.requests.total, refused: result["4xx"] });
});
process.send?.("ready");
