import { expect } from "@playwright/test";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { type Delivered, openSmtpServer } from "@/platform/testing/smtp-server";
import { mailText } from "./mail-text";
import { type StartedSite, startSite } from "./start-site";

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
  const smtp = await openSmtpServer();
  const site = await startSite(idSite, port, { SMTP_URL: smtp.url });
  return {
    ...siteWith(site, smtp.delivered),
    end: async () => {
      await site.end();
      await smtp.close();
    },
  };
}

function siteWith({ url, moveTo }: StartedSite, delivered: Delivered[]): OwnSite {
  let shift = 0;
  let lastDay = "";
  const now = () => new Date(Date.now() + shift);
  return {
    url,
    now,
    moveTo: (at) => {
      if (at < now()) throw new Error(`${at.toISOString()} has gone by`);
      shift = at.getTime() - Date.now();
      moveTo(at);
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
