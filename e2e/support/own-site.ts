import { expect } from "@playwright/test";
import { openSmtpServer } from "@/platform/testing/smtp-server";
import { mailText } from "./mail-text";
import { KEEPER, METRICS_FROM_OWN, OWN_PORT } from "./servers";
import { siteTime } from "./site-time";
import { startSite } from "./start-site";

/** A site of a worker's own, whose time the tests move and whose mails they read. */
export interface OwnSite {
  url: string;
  now(): Date;
  /** Moves the site's time; it only goes forward. */
  moveTo(at: Date): void;
  /** A day (`yyyy-MM-dd`), over 48 hours ahead, on which nothing is booked yet. */
  freeDay(): string;
  /** A day (`yyyy-MM-dd`), over 48 hours ahead and before every `freeDay` still to come. */
  soonDay(): string;
  /** The text of the first mail to an address that says so, once it has come. */
  mail(recipient: string, says: RegExp): Promise<string>;
}

/** Starts the site of a worker, with a mail server of its own. */
export async function startOwnSite(idSite: 72 | 73, worker: number) {
  const smtp = await openSmtpServer();
  const letters: { to: string[]; text: string }[] = [];
  smtp.onMessage = ({ to, source }) => void letters.push({ to, text: mailText(source) });
  const port = OWN_PORT[idSite] + worker;
  const site = await startSite(idSite, port, {
    SMTP_URL: smtp.url,
    METRICS_PORT: String(port + METRICS_FROM_OWN),
  });
  return {
    url: site.url,
    folder: site.folder,
    /** What one reads in the mails to an address. */
    mailsTo: (recipient: string) =>
      letters.flatMap(({ to, text }) => (to.includes(recipient) ? text : [])),
    end: async () => {
      await site.end();
      await smtp.close();
    },
  };
}

/** The site of a worker, which the keeper of the sites has started or starts now. */
export async function ownSite(idSite: 72 | 73, worker: number): Promise<OwnSite> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${KEEPER.url}/${path}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  };
  const name = `${idSite}-${worker}`;
  const { url, folder } = await ask<{ url: string; folder: string }>(name);
  return {
    url,
    ...siteTime(folder),
    mail: async (recipient, says) => {
      let found: string | undefined;
      await expect
        .poll(
          async () => {
            const texts = await ask<string[]>(`${name}/${encodeURIComponent(recipient)}`);
            found = texts.find((text) => says.test(text));
            return found ?? texts;
          },
          {
            message: `a mail to ${recipient} that says ${says}`,
            timeout: 20_000,
            intervals: [100],
          },
        )
        .toEqual(expect.stringMatching(says));
      return found ?? "";
    },
  };
}

/** What the process of a worker's site says of itself now, by the name of the metric. */
export async function readMetric(site: Pick<OwnSite, "url">, name: string): Promise<number> {
  const address = new URL("/metrics", site.url);
  address.port = String(Number(address.port) + METRICS_FROM_OWN);
  const lines = (await (await fetch(address)).text()).split("\n");
  const line = lines.find((written) => written.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The site does not tell ${name}`);
  return Number(line.slice(name.length));
}
