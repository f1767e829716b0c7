import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { platformEnvironmentSchema } from "./environment";
import { openPlatform } from "./open";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function anEnvironment() {
  const folder = await mkdtemp(join(tmpdir(), "open-"));
  folders.push(folder);
  return z.parse(platformEnvironmentSchema, {
    DATA_DIR: join(folder, "data"),
    DEMO_MONTH: "off",
    LOG_LEVEL: "silent",
  });
}

const served = (idSite: number) => ({ idSite, siteUrl: undefined, port: 3000 });

it("a first start with an unknown site makes none, and keeps the first password for the next", async () => {
  const environment = await anEnvironment();
  await expect(openPlatform(environment, served(99))).rejects.toThrow(
    /SITE_ID: the database has no site 99; it has 72, 73$/,
  );
  const first = await openPlatform(environment, served(72));
  const { accounts, demoPassword } = first.created;
  expect(accounts).toContain("super@72.example");
  expect(demoPassword).toMatch(/./);
  expect(first.ownerAwaited).toBeUndefined();
  await first.close();

  // The way in is told at each start until somebody has logged in.
  const second = await openPlatform(environment, served(72));
  expect(second.created).toEqual({ accounts: [], demoPassword: undefined });
  expect(second.ownerAwaited).toBe("super@72.example");
  const entered = await second.fetch(
    new Request("http://site.example/login", {
      method: "POST",
      headers: { idSite: "72", "content-type": "application/json" },
      body: JSON.stringify({ email: "super@72.example", password: demoPassword }),
    }),
    { address: "203.0.113.7" },
  );
  expect(entered.status).toBe(200);
  await second.close();
  const third = await openPlatform(environment, served(72));
  expect(third.ownerAwaited).toBeUndefined();
  await third.close();
}, 120_000);
