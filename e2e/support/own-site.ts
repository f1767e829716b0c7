import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { daysLater } from "@/lib/rules/paris-day";
import { parisDate } from "@/lib/rules/paris-time";
import { type Delivered, openSmtpServer } from "@/platform/testing/smtp-server";
import { mailText } from "./mail-text";
import { end, startProgram } from "./start-program";

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

/** Starts a site of its own at a port of this machine: the chauffeur's, or another of the data. */
export async function startOwnSite(
  port: number,
  idSite: 72 | 73 = 72,
): Promise<OwnSite & { end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "own-site-e2e-"));
  const clockFile = join(folder, "clock");
  const smtp = await openSmtpServer();
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram(
    ["scripts/start.mjs"],
    {
      SITE_ID: String(idSite),
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
  return {
    ...siteWith(url, clockFile, smtp.delivered),
    end: async () => {
      await end(program);
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
