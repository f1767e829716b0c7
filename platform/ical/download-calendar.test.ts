import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { localInternet } from "@/testing/local-internet";
import { type DownloadLimits, downloadCalendar } from "./download-calendar";
import { UnreadableCalendar } from "./unreadable-calendar";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener) {
  const internet = await localInternet(listener);
  closing.push(internet.close);
  return internet;
}

const faultOf = async (url: string, limits?: DownloadLimits) => {
  const error = await downloadCalendar(url, limits).catch((thrown: unknown) => thrown);
  return error instanceof UnreadableCalendar ? error.fault : error;
};
const CALENDAR = "webcal://calendar.example.com/busy.ics";

describe("the download of a calendar", () => {
  it("gives what is at its address, and follows where it has moved to", async () => {
    const asked: unknown[] = [];
    const { network } = await serve(({ url, headers }, response) => {
      asked.push(`${headers.host?.split(":")[0]}${url}`);
      const moves: Record<string, string> = {
        "/busy.ics": "https://cloud.example.org/a.ics",
        "/a.ics": "/b.ics",
      };
      const location = moves[url ?? ""];
      if (location) response.writeHead(302, { location }).end();
      else response.end("BEGIN:VCALENDAR");
    });
    expect(await downloadCalendar(CALENDAR, { network })).toBe("BEGIN:VCALENDAR");
    expect(asked).toEqual([
      "calendar.example.com/busy.ics",
      "cloud.example.org/a.ics",
      "cloud.example.org/b.ics",
    ]);
  });

  it.each([
    "https://127.0.0.1/",
    "https://localhost/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/",
    "https://127.0.0.1;.example.com/",
    "webcal://127.0.0.1/",
    "http://example.org/busy.ics",
    "file:///etc/passwd",
  ])("asks nothing of %s", async (url) => {
    expect(await faultOf(url)).toBe("CALENDAR_NOT_PUBLIC");
  });

  it.each([
    "http://10.0.0.1/",
    "https://10.0.0.1/",
    "file:///etc/passwd",
    "//127.0.0.1/",
    "https://inside.example.com/",
  ])("looks at an address that it is sent on to: %s", async (location) => {
    let asked = 0;
    const { network } = await serve((_, response) => {
      asked++;
      response.writeHead(307, { location }).end();
    });
    const resolve = async (host: string) =>
      host.startsWith("inside") ? ["10.0.0.1"] : ["127.0.0.1"];
    expect(await faultOf(CALENDAR, { network: { ...network, resolve } })).toBe(
      "CALENDAR_NOT_PUBLIC",
    );
    expect(asked).toBe(1);
  });

  it("ends where one is sent on for ever, or to nowhere", async () => {
    const { network } = await serve(({ url }, response) =>
      response.writeHead(302, { location: url }).end(),
    );
    expect(await faultOf(CALENDAR, { network })).toBe("CALENDAR_REFUSED");
    const nowhere = await serve((_, response) =>
      response.writeHead(302, { location: "https://:0" }).end(),
    );
    expect(await faultOf(CALENDAR, nowhere)).toBe("CALENDAR_NOT_FOUND");
  });

  it("reads no more than it may", async () => {
    const { network } = await serve((_, response) => response.end("x".repeat(1_200)));
    expect(await faultOf(CALENDAR, { network, maxBytes: 1_000 })).toBe("CALENDAR_TOO_LARGE");
  });

  it("waits no longer than it may, in all", async () => {
    const silent = await serve(() => undefined);
    expect(await faultOf(CALENDAR, { ...silent, patience: 50 })).toBe("CALENDAR_TOO_SLOW");
    const turning = await serve(({ url }, response) => {
      setTimeout(() => response.writeHead(302, { location: url }).end(), 30);
    });
    expect(await faultOf(CALENDAR, { ...turning, patience: 50 })).toBe("CALENDAR_TOO_SLOW");
  });

  it("says what was answered in its place, and that nobody did", async () => {
    const { network, close } = await serve((_, response) => response.writeHead(404).end());
    expect(await faultOf(CALENDAR, { network })).toBe("CALENDAR_REFUSED");
    close();
    expect(await faultOf(CALENDAR, { network })).toBe("CALENDAR_NOT_FOUND");
    expect(await faultOf("not an address")).toBe("CALENDAR_NOT_FOUND");
  });
});
