import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeCases } from "@/testing/route-cases";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { createApp, type PlatformApp } from "./app";

let platform: TestPlatform;
/** App on the same database, which fails at the end of everything, naming all that it was given. */
let broken: PlatformApp;
let lines: string[] = [];

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  const { database } = platform;
  broken = createApp({
    ...platform.services,
    log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    database: {
      ...database,
      inSite: (idSite, work) =>
        database.inSite(idSite, async (tx) => {
          const done = await work(tx);
          const secrets = `${JSON.stringify(done)} ${TEST_PASSWORD}`;
          await tx.execute(sql`select ${secrets} from a_table_that_is_not_there`);
          return done;
        }),
    },
  });
});
afterAll(() => platform.close());

it("what breaks down is logged without a token, a password, a key or a code", async () => {
  lines = [];
  for (const [name, make] of Object.entries(routeCases)) {
    const [method = ""] = name.split(" ");
    const owner = await aPerson(platform);
    for (const { path, body, headers } of await make({ platform, owner })) {
      lines = [];
      await broken.request(path, {
        method,
        headers: {
          idSite: "901",
          "Content-Type": "application/json",
          ...headers,
          ...owner.headers,
        },
        ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      const logged = lines.join("\n");
      const secrets = [owner.headers.Authorization, TEST_PASSWORD, owner.email];
      const inPath = path.match(/[\w-]{30,}/g) ?? [];
      for (const secret of [...secrets, ...inPath]) expect(logged, name).not.toContain(secret);
    }
  }
}, 120_000);

it("and it is logged", async () => {
  lines = [];
  const owner = await aPerson(platform);
  const headers = { idSite: "901", ...owner.headers };
  const { status } = await broken.request("/user", { headers });
  expect(status).toBe(500);
  expect(lines.join("\n")).toContain("call failed");
});
