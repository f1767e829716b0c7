import { expect } from "@playwright/test";
import { openSmtpServer } from "@/testing/smtp-server";
import { mailText } from "./mail-text";
import { KEEPER, METRICS_FROM_OWN, OWN_PORT } from "./servers";
import { siteTime } from "./site-time";
import { startSite } from "./start-site";

/** Site of a worker's own: the tests move its time and read its mails. */
export interface OwnSite {
  url: string;
  now(): Date;
  /** Moves the site's time; it only goes forward. */
  moveTo(at: Date): void;
  /** Returns a day (`yyyy-MM-dd`), over 48 hours ahead, on which nothing is booked yet. */
  freeDay(): string;
  /** Returns a day (`yyyy-MM-dd`), over 48 hours ahead and before every `freeDay` still to come. */
  soonDay(): string;
  /** Returns the text of the first mail to an address that matches, once it has come. */
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
    mailsTo: (recipient: string) =>
      letters.flatMap(({ to, text }) => (to.includes(recipient) ? text : [])),
    end: async () => {
      await site.end();
      await smtp.close();
    },
  };
}

/** Returns the site of a worker, which the keeper of the sites has started or starts now. */
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

/** Reads a metric of the process of a worker's site, by its name. */
export async function readMetric(site: Pick<OwnSite, "url">, name: string): Promise<number> {
  const address = new URL("/metrics", site.url);
  address.port = String(Number(address.port) + METRICS_FROM_OWN);
  const lines = (await (await fetch(address)).text()).split("\n");
  const line = lines.find((written) => written.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The site does not tell ${name}`);
  return Number(line.slice(name.length));
}
