import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { daysLater } from "@/lib/rules/paris-day";
import { parisDate } from "@/lib/rules/paris-time";
import { type Delivered, openSmtpServer } from "@/platform/testing/smtp-server";
import { mailText } from "./mail-text";
import { FIRST_OWN_PORT } from "./servers";
import { end, startProgram } from "./start-program";
import { test as base, expect } from "./test";

/** A site of a worker's own, whose time the tests move and whose mails they read. */
export interface OwnSite {
  url: string;
  now(): Date;
  /** Moves the site's time; it only goes forward. */
  moveTo(at: Date): void;
  /** A day (`yyyy-MM-dd`), over 48 hours ahead, on which nothing is booked yet. */
  freeDay(): string;
  /** The text of the first mail to an address that says so, once it has come. */
  mail(recipient: string, says: RegExp): Promise<string>;
}

/** For tests about what happens over time and by mail. */
export const test = base.extend<object, { firstPort: number; site: OwnSite }>({
  firstPort: [FIRST_OWN_PORT, { option: true, scope: "worker" }],
  site: [
    async ({ firstPort }, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), "own-site-e2e-"));
      const clockFile = join(folder, "clock");
      const smtp = await openSmtpServer();
      const port = firstPort + parallelIndex;
      const url = `http://127.0.0.1:${port}`;
      const program = await startProgram(
        ["scripts/start.mjs"],
        {
          PORT: String(port),
          HOST: "127.0.0.1",
          DATA_DIR: join(folder, "data"),
          DEMO_PASSWORD: "demonstration-only",
          RATE_LIMIT_FACTOR: "1000",
          SITE_URL: url,
          SMTP_URL: smtp.url,
          CLOCK_SHIFT_FILE: clockFile,
          LOG_LEVEL: "error",
        },
        `${url}/robots.txt`,
      );
      await use(siteWith(url, clockFile, smtp.delivered));
      await end(program);
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

function siteWith(url: string, clockFile: string, delivered: Delivered[]): OwnSite {
  let shift = 0;
  let lastDay = "";
  const now = () => new Date(Date.now() + shift);
  return {
    url,
    now,
    moveTo: (at) => {
      if (at < now()) throw new Error(`${at.toISOString()} has gone by`);
      shift = at.getTime() - Date.now();
      writeFileSync(clockFile, String(shift));
    },
    freeDay: () => {
      const soonest = daysLater(parisDate(now()), 6);
      lastDay = lastDay >= soonest ? daysLater(lastDay, 1) : soonest;
      return lastDay;
    },
    mail: async (recipient, says) => {
      let found: string | undefined;
      await expect
        .poll(
          () => {
            const texts = delivered.flatMap(({ to, source }) =>
              to.includes(recipient) ? mailText(source) : [],
            );
            found = texts.find((text) => says.test(text));
            return found ?? texts;
          },
          { message: `a mail to ${recipient} that says ${says}`, timeout: 20_000 },
        )
        .toEqual(expect.stringMatching(says));
      return found ?? "";
    },
  };
}
