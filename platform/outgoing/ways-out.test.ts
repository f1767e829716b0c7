import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApp } from "@/platform/app";
import { platformEnvironmentSchema } from "@/platform/environment";
import { waysOut } from "@/testing/ways-out";
import { DESTINATIONS } from "./destinations";

const POSTGRES = "PostgreSQL, at DATABASE_URL alone";

/** Files that may open a connection, their modules, and why they do not use `askOutside`. */
const ALLOWED: Record<string, { ways: string[]; because: string }> = {
  "platform/outgoing/ask-outside.ts": { ways: ["http", "https"], because: "it is the way out" },
  "platform/outgoing/checked-lookup.ts": {
    ways: ["dns/promises"],
    because: "it looks at the addresses that the way out asks",
  },
  "lib/api/browser-call.ts": {
    ways: ["fetch"],
    because: "runs in browsers, and asks its own site",
  },
  "lib/api/upload-medium.ts": {
    ways: ["XMLHttpRequest"],
    because: "runs in browsers, and sends to its own site",
  },
  "components/admin/layout/site-look.ts": {
    ways: ["fetch"],
    because: "runs in the panel, and reads the style sheets of its own site",
  },
  "components/admin/layout/use-drawn-blocks.ts": {
    ways: ["fetch"],
    because: "runs in the panel, and reads a preview of its own site",
  },
  "lib/api/provider.ts": {
    ways: ["fetch"],
    because: "the provider at API_URL takes and gives bodies that are passed on as they come",
  },
  "platform/mail/mail-transport.ts": { ways: ["nodemailer"], because: "SMTP, to SMTP_URL alone" },
  "platform/db/open-postgres.ts": { ways: ["pg"], because: POSTGRES },
  "platform/db/postgres-announcements.ts": { ways: ["pg"], because: POSTGRES },
  "platform/db/postgres-watch.ts": { ways: ["net", "pg"], because: POSTGRES },
  "platform/db/watched-pool.ts": { ways: ["pg"], because: POSTGRES },
  "platform/backup/open-source.ts": { ways: ["pg"], because: POSTGRES },
  "platform/http/limit-store.ts": { ways: ["@redis/client"], because: "Redis, at REDIS_URL alone" },
  "platform/backup/snapshot-door.ts": { ways: ["net"], because: "a socket file of DATA_DIR" },
  "platform/backup/nightly-backup.ts": {
    ways: ["child_process"],
    because: "starts our own program for backups",
  },
  "platform/payment/stripe/stripe-client.ts": {
    ways: ["stripe"],
    because: "Stripe’s client is handed the way out",
  },
  "platform/payment/stripe/stripe-answer.ts": { ways: ["stripe"], because: "Stripe’s errors" },
  "platform/payment/stripe/stripe-notice.ts": { ways: ["stripe"], because: "Stripe’s signature" },
  "platform/push/push-keys.ts": { ways: ["web-push"], because: "makes keys" },
  "platform/push/web-push.ts": {
    ways: ["web-push"],
    because: "encrypts, and sends by the way out",
  },
  "platform/document/pdf/document-fonts.ts": {
    ways: ["@react-pdf/renderer"],
    because: "fonts of packages, by their paths",
  },
  "platform/document/pdf/printable.ts": {
    ways: ["@react-pdf/renderer"],
    because: "asks which letters the registered fonts have",
  },
  "platform/document/pdf/document-figure.tsx": {
    ways: ["@react-pdf/renderer"],
    because: "pictures that were read before, as data",
  },
  "platform/document/pdf/tagged/render-tagged.ts": {
    ways: ["@react-pdf/renderer"],
    because: "lays out what was read before",
  },
};

const ROOT = join(import.meta.dirname, "../..");
const sources = ["app", "components", "demonstration", "lib", "platform", "server", "stores"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .concat("middleware.ts")
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));

it("opens no connection but by the way out, and where it is said why", () => {
  expect(sources.length).toBeGreaterThan(900);
  const found = sources.flatMap((file) => {
    const ways = waysOut(file, readFileSync(join(ROOT, file), "utf8"));
    return ways.length > 0 ? [[file, ways]] : [];
  });
  const allowed = Object.entries(ALLOWED).map(([file, { ways }]) => [file, ways]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed));
});

describe("what is found in a source", () => {
  it.each([
    ['await fetch("https://example.org")', ["fetch"]],
    ["const post = fetch;", ["fetch"]],
    ["function ask({ post = fetch }) {}", ["fetch"]],
    ["globalThis.fetch(url)", ["fetch"]],
    ["const ask = { fetch };", ["fetch"]],
    ["new WebSocket(url)", ["WebSocket"]],
    ['import { get } from "node:https"', ["https"]],
    ['import https from "https"', ["https"]],
    ['import * as http from "node:http"', ["http"]],
    ['import { createServer, request as ask } from "node:http"', ["http"]],
    ['import { connect } from "node:net"', ["net"]],
    ['const { request } = await import("undici")', ["undici"]],
    ['const http = require("http")', ["http"]],
    ['export * from "node:https"', ["https"]],
    ['import { createServer, type ClientRequest } from "node:http"', []],
    ['import type { ClientRequest } from "node:http"', []],
    ['import { isIP } from "node:net"', []],
    ["app.fetch(request)", []],
    ["type Ask = typeof fetch", []],
    ["const app = { fetch: (request: Request) => answer(request) }", []],
    ["interface App { fetch(request: Request): Promise<Response> }", []],
  ])("%s", (text, ways) => {
    expect(waysOut("source.ts", text)).toEqual(ways);
  });
});

describe("the list of destinations", () => {
  it("names a variable of the environment, or a call of the contract", async () => {
    const app = createApp({} as never);
    const answer = await app.request("/openapi.json", undefined, { address: "server" });
    const { paths }: { paths: Record<string, object> } = await answer.json();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const settings = [...Object.keys(platformEnvironmentSchema.shape), "HOST", "PORT"];
    for (const { chosenBy, givenBy } of Object.values(DESTINATIONS))
      if (chosenBy === "SOMEBODY") expect(calls).toContain(givenBy);
      else expect(settings).toEqual(expect.arrayContaining(givenBy.split(", ")));
  });
});
