import { createServer } from "node:net";
import { expect, it } from "vitest";
import { proveKills } from "./prove-kills";

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

// Twenty kills: npm run prove:kills.
it("what was acknowledged is there whole after a kill, and nothing is half there", {
  timeout: 300_000,
}, async () => {
  const tally = await proveKills({ kills: 1, port: await freePort(), random: () => 0.5 });
  expect(tally.acknowledged).toBeGreaterThanOrEqual(1);
});
