import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TranslatorError } from "@/platform/services/translator";
import { deepl } from "./deepl";

interface Sent {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let server: Server;
let url: string;
let sent: Sent[];
let answer: { status: number; body: string };

beforeEach(async () => {
  sent = [];
  answer = { status: 200, body: JSON.stringify({ translations: [{ text: "<p>A text.</p>" }] }) };
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      sent.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const TEXT = { text: "<p>Un texte.</p>", from: "FR", to: "EN-GB", isHtml: true };
const translate = (asked = TEXT) => deepl({ key: "secret-key", url })(asked);
const faultOf = (drafted: Promise<string>) =>
  drafted.then(
    () => "none",
    (error: unknown) => (error instanceof TranslatorError ? error.fault : error),
  );

describe("a draft by DeepL", () => {
  it("is asked for by the key, with HTML as HTML", async () => {
    expect(await translate()).toBe("<p>A text.</p>");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe("/v2/translate");
    expect(sent[0]?.headers.authorization).toBe("DeepL-Auth-Key secret-key");
    expect(sent[0]?.body).toEqual({
      text: ["<p>Un texte.</p>"],
      source_lang: "FR",
      target_lang: "EN-GB",
      tag_handling: "html",
    });
  });

  it("is asked for from a language without its variant, and plain text as it is", async () => {
    await translate({ text: "2 < 3 & more", from: "EN-GB", to: "FR", isHtml: false });
    expect(sent[0]?.body).toEqual({
      text: ["2 < 3 & more"],
      source_lang: "EN",
      target_lang: "FR",
    });
  });

  it.each([
    [403, "REFUSED"],
    [401, "REFUSED"],
    [456, "QUOTA"],
    [429, "BUSY"],
    [413, "TOO_LONG"],
    [500, "UNREACHABLE"],
    [302, "UNREACHABLE"],
  ])("fails by its own word where DeepL answers %i", async (status, fault) => {
    answer = { status, body: "{}" };
    expect(await faultOf(translate())).toBe(fault);
  });

  it.each(["", "<html>", "{}", '{"translations":[]}'])(
    "is none where the answer is %j",
    async (body) => {
      answer = { status: 200, body };
      expect(await faultOf(translate())).toBe("UNREACHABLE");
    },
  );

  it("is none where nobody answers, and no error names the key", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const error = await translate().catch((failed: unknown) => failed);
    expect(error).toMatchObject({ fault: "UNREACHABLE" });
    expect(`${error} ${(error as Error).cause}`).not.toContain("secret-key");
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
});
