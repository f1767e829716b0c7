import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { seededChoice } from "@/testing/seeded-choice";
import { comparableBody } from "./comparable-body";
import { changesShown, phoneOf } from "./numbered-phone";
import { proveFreshness } from "./prove-freshness";
import { proveMixture } from "./prove-mixture";
import { publishAmongVisits } from "./prove-publications";

let server: Server | undefined;
afterEach(() => server?.close());

async function openSite({ isLate = false, isMixedUp = false } = {}): Promise<string> {
  const phones = [phoneOf(0)];
  let asked = 0;
  const listener: RequestListener = async (request, response) => {
    const { url = "/", method, headers } = request;
    if (url === "/api/login") {
      const { email } = JSON.parse(await text(request));
      return void response.setHeader("set-cookie", `token=${email}`).end();
    }
    if (url === "/api/admin/parameter") {
      const data = [{ type: "COMPANY_PHONE", version: "1" }];
      response.setHeader("content-type", "application/json");
      return void response.end(JSON.stringify({ data }));
    }
    if (method === "PUT") {
      phones.push(JSON.parse(await text(request)).value);
      return void response.end();
    }
    const [path = "/"] = url.split("?", 1);
    const isPrivate = path.endsWith("/account/profile");
    if (isPrivate && !headers.cookie) return void response.writeHead(307).end();
    const type = headers.rsc === "1" ? "text/x-component" : "text/html";
    const isUnknown = path.includes("nowhere");
    response.statusCode = isUnknown ? 404 : 200;
    response.setHeader("content-type", isUnknown ? "text/html" : type);
    asked += 1;
    const isOdd = isMixedUp && asked % 40 === 0;
    const locale = path.startsWith("/en") === isOdd ? "fr" : "en";
    const email = isPrivate ? headers.cookie?.replace("token=", "") : "";
    const body = `<html lang="${locale}">${path} ${email} ${phones.at(isLate ? -2 : -1)}`;
    response.end(method === "HEAD" ? undefined : body);
  };
  const opened = createServer((request, response) => void listener(request, response));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  let whole = "";
  for await (const chunk of stream) whole += String(chunk);
  return whole;
}

describe("a mixture of requests", () => {
  it("finds nothing wrong with a site that answers each as it was asked", async () => {
    const { faults, kinds } = await proveMixture(await openSite(), 600, seededChoice(72));
    expect(faults).toEqual([]);
    expect(kinds).toBeGreaterThan(60);
  });

  it("finds a site out that mixes its languages up now and then", async () => {
    const site = await openSite({ isMixedUp: true });
    const { faults } = await proveMixture(site, 600, seededChoice(72));
    expect(faults.join("\n")).toMatch(/its language is not (?:fr|en)/);
    expect(faults.join("\n")).toMatch(/2 different answers/);
  });
});

describe("a time of changes", () => {
  it("is fresh where each answer shows the last one, and stale where it shows the one before", async () => {
    const fresh = await proveFreshness(await openSite(), 40);
    expect(fresh).toMatchObject({ requests: 40, stale: 0, silent: 0, refused: 0 });
    server?.close();
    const late = await proveFreshness(await openSite({ isLate: true }), 40);
    expect(late.stale).toBeGreaterThan(0);
  });
});

describe("what is compared", () => {
  it("reads a telephone as pages write it", () => {
    const written =
      "02 40 00 01 23, 02\u00a040\u00a000\u00a001\u00a024, tel:+33240000125, 0240000126";
    expect(changesShown(written)).toEqual([123, 124, 125, 126]);
    expect(changesShown("02 41 00 00 00, 10240000126")).toEqual([]);
  });

  it("leaves out how Next cuts and numbers its rows, and nothing of what they say", () => {
    const rows = '1:["$","p",null,{"a":"$L2f"}]\n2f:{"b":"Bon\\"jour"}\n';
    const inOne = '3:["$","p",null,{"a":{"b":"Bon\\"jour"}}]\n';
    const said = comparableBody("text/x-component", rows);
    expect(comparableBody("text/x-component", inOne)).toBe(said);
    expect(comparableBody("text/x-component", inOne.replace("Bon", "Bonne"))).not.toBe(said);
  });
});

describe("publications among visits", () => {
  it.each([false, true])("find out a site that shows the text before: %s", async (isLate) => {
    let published = 0;
    const opened = createServer((_, response) => {
      response.end(`Révision ${published - (isLate ? 1 : 0)} de cette page`);
    });
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
    const publishNext = async () => {
      // A visit is under way between any two.
      await fetch(url).then((answer) => answer.text());
      published += 1;
      return published;
    };
    const tally = await publishAmongVisits(url, { path: "/", publishNext }, 20);
    expect(tally.visits).toBeGreaterThan(0);
    expect(tally.outdated.length > 0).toBe(isLate);
  });
});
