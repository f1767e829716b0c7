import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type DownloadLimits, downloadCalendar } from "./download-calendar";
import { UnreadableCalendar } from "./unreadable-calendar";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of this machine; its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listen) => server.listen(0, "127.0.0.1", listen));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/busy.ics`;
}

const faultOf = async (url: string, limits?: DownloadLimits) => {
  const error = await downloadCalendar(url, limits).catch((thrown: unknown) => thrown);
  return error instanceof UnreadableCalendar ? error.fault : error;
};
const HERE = { allowsLoopback: true };

describe("the download of a calendar", () => {
  it("gives what is at its address, and follows where it has moved to", async () => {
    const url = await serve((request, response) => {
      if (request.url === "/moved.ics") response.end("BEGIN:VCALENDAR");
      else response.writeHead(302, { Location: "/moved.ics" }).end();
    });
    expect(await downloadCalendar(url, HERE)).toBe("BEGIN:VCALENDAR");
  });

  it.each([
    "https://127.0.0.1/",
    "https://localhost/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://2130706433/",
    "https://0x7f.1/",
    "webcal://127.0.0.1/",
    "http://example.org/busy.ics",
    "file:///etc/passwd",
    "ftp://example.org/busy.ics",
  ])("asks nothing of %s", async (url) => {
    expect(await faultOf(url)).toBe("CALENDAR_NOT_PUBLIC");
  });

  it("looks at each address that it is sent on to", async () => {
    let asked = 0;
    const inside = await serve((_, response) => {
      asked++;
      response.end("secret");
    });
    for (const location of [
      "http://10.0.0.1/",
      "file:///etc/passwd",
      inside.replace("127.0.0.1", "127.0.0.2"),
    ]) {
      const url = await serve((_, response) =>
        response.writeHead(307, { Location: location }).end(),
      );
      expect(await faultOf(url, HERE), location).toBe("CALENDAR_NOT_PUBLIC");
    }
    expect(asked).toBe(0);
  });

  it("ends where one is sent on for ever", async () => {
    const url = await serve((request, response) =>
      response.writeHead(302, { Location: request.url }).end(),
    );
    expect(await faultOf(url, HERE)).toBe("CALENDAR_REFUSED");
  });

  it("reads no more than it may", async () => {
    const url = await serve((_, response) => {
      response.write("x".repeat(600));
      response.end("x".repeat(600));
    });
    expect(await faultOf(url, { ...HERE, maxBytes: 1_000 })).toBe("CALENDAR_TOO_LARGE");
  });

  it("waits no longer than it may, also for what comes drop by drop", async () => {
    const silent = await serve(() => undefined);
    expect(await faultOf(silent, { ...HERE, patience: 50 })).toBe("CALENDAR_TOO_SLOW");
    const slow = await serve((_, response) => void response.write("BEGIN"));
    expect(await faultOf(slow, { ...HERE, patience: 50 })).toBe("CALENDAR_TOO_SLOW");
  });

  it("says what was answered in its place, and that nobody did", async () => {
    const refusing = await serve((_, response) => response.writeHead(404).end());
    expect(await faultOf(refusing, HERE)).toBe("CALENDAR_REFUSED");
    const url = await serve(() => undefined);
    for (const close of closing.splice(0)) close();
    expect(await faultOf(url, HERE)).toBe("CALENDAR_NOT_FOUND");
    expect(await faultOf("not an address")).toBe("CALENDAR_NOT_FOUND");
  });
});
