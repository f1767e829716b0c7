import { createECDH, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import webpush from "web-push";
import { localInternet } from "@/testing/local-internet";
import { webPush } from "./web-push";

const asked: { method: string | undefined; url: string | undefined; headers: object }[] = [];
let status = 201;
let internet: Awaited<ReturnType<typeof localInternet>>;
beforeAll(async () => {
  internet = await localInternet(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    response.writeHead(status).end();
  });
});
afterAll(() => internet.close());

const browser = createECDH("prime256v1");
browser.generateKeys();

function alert(endpoint: string) {
  const keys = {
    p256dh: browser.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const vapid = { ...webpush.generateVAPIDKeys(), subject: "mailto:contact@example.org" };
  const what = { payload: "{}", topic: "ride", seconds: 60 };
  return webPush(internet.network)({ endpoint, keys, vapid }, what);
}

it("hands an alert to a push service, signed and encrypted", async () => {
  expect(await alert("https://web.push.apple.com/QNabc")).toBe("TAKEN");
  expect(asked.at(-1)).toMatchObject({
    method: "POST",
    url: "/QNabc",
    headers: {
      ttl: "60",
      topic: "ride",
      urgency: "high",
      "content-encoding": "aes128gcm",
      authorization: expect.stringMatching(/^vapid t=/),
    },
  });
});

it.each([
  [404, "GONE"],
  [410, "GONE"],
])("knows of an answer %i that a browser has left", async (answer, outcome) => {
  status = answer;
  expect(await alert("https://web.push.apple.com/QNabc")).toBe(outcome);
});

it.each([302, 413, 500])("is not taken by an answer %i", async (answer) => {
  status = answer;
  await expect(alert("https://web.push.apple.com/QNabc")).rejects.toThrow(`${answer}`);
});

it("asks nothing of an address that another parser reads as one of this machine", async () => {
  const before = asked.length;
  const answer = alert("https://127.0.0.1;.push.apple.com/x");
  await expect(answer).rejects.toMatchObject({ code: "NOT_PUBLIC" });
  expect(asked).toHaveLength(before);
});
