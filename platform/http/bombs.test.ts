import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PasskeyCreation } from "@/lib/contract/passkey";
import { asRead } from "@/testing/change-as-read";
import { greyPng } from "@/testing/odd-pictures";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { logoForm } from "@/testing/uploaded-logo";
import { isNestedTooDeeply } from "./limit-body";

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  owner = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());

const nested = (open: string, close: string, depth: number, within = "") =>
  open.repeat(depth) + within + close.repeat(depth);

/** Returns the status of the answer to a request of the owner's. */
async function answerTo(method: string, path: string, init: RequestInit = {}): Promise<number> {
  const answer = await platform.app.request(path, {
    method,
    ...init,
    headers: { ...owner.headers, idSite: "901", "If-Match": "unread", ...init.headers },
  });
  const text = await answer.text();
  // A refusal is explained by a sentence.
  if (answer.status >= 400) expect(JSON.parse(text).message).toEqual(expect.any(String));
  return answer.status;
}

const sendJson = (method: string, path: string, body: string) =>
  answerTo(method, path, { body, headers: { "Content-Type": "application/json" } });
const sendLogo = (file: string | Uint8Array<ArrayBuffer>) =>
  answerTo("PUT", "/admin/logo/LOGO", { body: logoForm(new Blob([file])) });

describe("JSON", () => {
  const JSON_BOMBS: [string, string][] = [
    ["arrays", nested("[", "]", 100_000)],
    ["objects", nested('{"a":', "}", 40_000, "1")],
    ["what never ends", "[".repeat(200_000)],
    ["a field", `{"email":${nested("[", "]", 100_000)}}`],
    ["just too much", nested("[", "]", 33)],
  ];

  it.each(JSON_BOMBS)("is refused before it is read, nested without end: %s", async (_, body) => {
    for (const [method, path] of [
      ["POST", "/login"],
      ["POST", "/booking/quote"],
      ["PUT", "/admin/parameter/COMPANY_NAME"],
      ["POST", "/no/such/call"],
    ] as const)
      expect([path, await sendJson(method, path, body)]).toEqual([path, 413]);
  });

  it("is counted as it is nested, and not as its texts look", () => {
    const isTooDeep = (json: string) => isNestedTooDeeply(Buffer.from(json));
    expect(isTooDeep(nested("[", "]", 32))).toBe(false);
    expect(isTooDeep(JSON.stringify({ text: "[".repeat(99) }))).toBe(false);
    expect(isTooDeep(JSON.stringify({ text: `\\"${"{".repeat(99)}`, more: "\\" }))).toBe(false);
    expect(isTooDeep(JSON.stringify(Array.from({ length: 99 }, () => [{}])))).toBe(false);
    expect(isTooDeep(`{"\\\\":${"[".repeat(99)}`)).toBe(true);
  });

  it("names nothing that objects inherit", async () => {
    const body = '{"__proto__":{"role":"SUPER_ADMIN"},"constructor":{"prototype":{"role":"X"}}}';
    expect(await sendJson("POST", "/login", body)).toBe(422);
    expect({}).not.toHaveProperty("role");
  });
});

describe("a query", () => {
  it.each([
    ["thousands of names", Array.from({ length: 3_000 }, (_, id) => `a${id}=1`).join("&")],
    ["one name thousands of times", "search=a&".repeat(1_500)],
    ["a long value", `search=${"a".repeat(15_000)}`],
    ["letters that are long when they are folded", `search=${"%EF%B7%BA".repeat(1_600)}`],
    ["names in brackets", `a${"[b]".repeat(4_000)}=1`],
    ["a pattern that goes through its letters again and again", `search=${"a".repeat(5_000)}!`],
    ["wildcards", `search=${"%25_".repeat(3_000)}`],
  ])("is answered or refused: %s", async (_, query) => {
    for (const path of ["/news", "/product", "/place", "/admin/customer", "/admin/booking"])
      expect([path, await answerTo("GET", `${path}?${query}`)]).not.toEqual([
        path,
        expect.toSatisfy((status: number) => status >= 500),
      ]);
  });
});

describe("a header", () => {
  it.each([
    ["userLang", "en,".repeat(5_000)],
    ["Authorization", "x".repeat(15_000)],
    ["Device", "x".repeat(15_000)],
    ["User-Agent", "Mozilla/5.0 (".repeat(1_000)],
    ["Member", "9".repeat(15_000)],
    ["Idempotency-Key", "x".repeat(15_000)],
    ["Content-Type", `application/json; ${"a=b;".repeat(3_000)}`],
    ["Origin", `https://${"a.".repeat(7_000)}`],
    ["idSite", "9".repeat(15_000)],
  ])("is answered or refused: %s", async (name, value) => {
    for (const [method, path] of [
      ["GET", "/user"],
      ["POST", "/login"],
      ["POST", "/booking"],
    ] as const) {
      const body = method === "POST" ? "{}" : null;
      const headers = { "Content-Type": "application/json", [name]: value };
      expect(await answerTo(method, path, { body, headers })).toBeLessThan(500);
    }
  });
});

describe("a file", () => {
  it.each([
    ["a drawing of 20,000 nested groups", `<svg>${nested("<g>", "</g>", 20_000)}</svg>`],
    ["a drawing with 50,000 attributes", `<svg ${attributes(50_000)} viewBox="0 0 1 1"></svg>`],
    [
      "a drawing that draws itself again and again",
      `<svg viewBox="0 0 9 9"><defs><g id="a0"><path d="M0 0h1"/></g>${uses(30)}</defs><use href="#a30"/></svg>`,
    ],
    ["comments without end", `${"<!---->".repeat(100_000)}<svg`],
    ["a picture of 400 million points", greyPng(20_000, 20_000)],
    ["the half of a picture", greyPng(500, 500).subarray(0, 60)],
    ["a letter", "x"],
  ])("is refused at its field: %s", async (_, file) => {
    expect(await sendLogo(typeof file === "string" ? file : new Uint8Array(file))).toBe(422);
  });

  it("is taken where names stand for others without end, since none is looked up", async () => {
    const names = `<!DOCTYPE svg [<!ENTITY a "a">${entities(20)}]>`;
    const read = await asRead(platform, "/admin/logo/LOGO", { headers: { ...owner.headers } });
    const file = new Blob([`${names}<svg viewBox="0 0 9 9"><text>&a20;</text></svg>`]);
    const sent = { body: logoForm(file), headers: read };
    expect(await answerTo("PUT", "/admin/logo/LOGO", sent)).toBe(200);
  });

  it("comes in a form of its two parts", async () => {
    const parts = (count: number) =>
      Array.from(
        { length: count },
        (_, id) => `--b\r\nContent-Disposition: form-data; name="p${id}"\r\n\r\n1\r\n`,
      ).join("");
    const form = (text: string) => ({
      body: text,
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
    });
    for (const text of [
      `${parts(10_000)}--b--\r\n`,
      parts(1),
      `--b\r\nContent-Disposition: form-data; name="image"; filename="${"../".repeat(5_000)}x.svg"\r\n\r\n<svg\r\n--b--\r\n`,
      `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n`,
      `--b\r\n${"X: y\r\n".repeat(20_000)}\r\n1\r\n--b--\r\n`,
    ]) {
      const status = await answerTo("PUT", "/admin/logo/LOGO", form(text));
      expect([400, 413, 415, 422]).toContain(status);
    }
  });

  function attributes(count: number) {
    return Array.from({ length: count }, (_, id) => `a${id}`).join(" ");
  }
  function uses(levels: number) {
    const level = (id: number) => `<g id="a${id}">${`<use href="#a${id - 1}"/>`.repeat(10)}</g>`;
    return Array.from({ length: levels }, (_, id) => level(id + 1)).join("");
  }
  function entities(levels: number) {
    const level = (id: number) => `<!ENTITY a${id} "${`&a${id || ""};`.repeat(10)}">`;
    return Array.from({ length: levels }, (_, id) => level(id + 1)).join("");
  }
});

describe("a calendar", () => {
  const calendar = (within: string) => `BEGIN:VCALENDAR\r\n${within}END:VCALENDAR\r\n`;
  const event = (rule: string) =>
    `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261130T080000Z\r\n${rule}\r\nEND:VEVENT\r\n`;

  it.each([
    ["parts within parts", calendar("BEGIN:VEVENT\r\n".repeat(12_000))],
    ["one that comes again each second", calendar(event("RRULE:FREQ=SECONDLY"))],
    ["no calendar", "x".repeat(150_000)],
  ])("is refused at its field: %s", async (_, file) => {
    const body = JSON.stringify({ name: "Google", idVehicle: null, file });
    expect(await sendJson("POST", "/admin/busy-calendar", body)).toBe(422);
  });

  it.each([
    ["a line without end", calendar(`X:${"a\r\n ".repeat(40_000)}\r\n`)],
    ["parameters without end", calendar(`X;${"A=B;".repeat(40_000)}:1\r\n`)],
  ])("is read past %s", async (_, file) => {
    const body = JSON.stringify({ name: "Google", idVehicle: null, file });
    expect(await sendJson("POST", "/admin/busy-calendar", body)).toBe(200);
  });
});

describe("markup of a setting", () => {
  it.each([
    ["20,000 letters of nested elements", "<b>".repeat(6_000)],
    [
      "what opens again in each paragraph",
      Array.from({ length: 900 }, (_, id) => `<p><b id=${id}></p>`).join(""),
    ],
  ])("is refused at its field: %s", async (_, value) => {
    const body = JSON.stringify({ value });
    expect(await sendJson("PUT", "/admin/parameter/AFTER_BODY_HTML_TO_LOAD", body)).toBe(422);
  });
});

describe("what a passkey says", () => {
  it.each([
    ["arrays within arrays", Buffer.alloc(60_000, 0x81)],
    [
      "a text longer than there is",
      Buffer.from([0x7b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ],
    [
      "a map with more entries than there are",
      Buffer.from([0xbb, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ],
  ])("is refused at its field: %s", async (_, attestation) => {
    const { challenge } = await platform.data<PasskeyCreation>("POST", "/user/passkey/options", {
      headers: owner.headers,
    });
    const clientData = { type: "webauthn.create", challenge, origin: "https://www.901.example" };
    const passkey = {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      response: {
        clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      },
    };
    expect(await sendJson("POST", "/user/passkey", JSON.stringify({ name: "x", passkey }))).toBe(
      422,
    );
  });
});
