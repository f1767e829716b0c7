import { resolve } from "node:path";
import { askMailServer } from "@/platform/mail/mail-transport";
import type { Platform } from "@/platform/open";
import type { Environment } from "./environment";

/** Prints a started site's address, the place of its data, and its parts that are not real yet. */
export function tellStart(environment: Environment, platform: Platform | undefined): void {
  const { PORT, SITE_ID, API_URL, DATABASE_URL, DATA_DIR } = environment;
  const here = `http://localhost:${PORT}`;
  const lines = [`Site ${SITE_ID} is at ${here}`];
  if (platform?.origin && platform.origin !== here) {
    lines.push(`Links to it begin with ${platform.origin}`);
  }
  const { accounts, demoPassword } = platform?.created ?? { accounts: [] };
  if (accounts.length > 0) {
    lines.push(`Demonstration accounts: ${accounts.join(", ")}`);
    lines.push(
      demoPassword
        ? `Their password, shown this once: ${demoPassword}`
        : "Their password is DEMO_PASSWORD",
    );
    const owner = accounts.find((email) => email.startsWith("super@")) ?? accounts[0];
    lines.push(`Should it be lost, stop the site: npm run password -- ${owner} gives a new one`);
  }
  if (platform?.ownerAwaited) {
    lines.push(
      `Nobody has logged in yet. Where the password is lost, stop the site: npm run password -- ${platform.ownerAwaited} gives a new one`,
    );
  }
  if (API_URL) lines.push(`Its provider is ${API_URL}`);
  else if (DATABASE_URL) lines.push(`Its data is in ${withoutPassword(DATABASE_URL)}`);
  else lines.push(`Its data is in ${resolve(DATA_DIR)}`);
  if (platform && !platform.isDelivered.MAIL) {
    lines.push(
      `Mails are not sent without SMTP_URL: they wait at ${here}/outbox, for administrators`,
    );
  }
  if (platform?.gateway === "TEST") {
    lines.push("Payments go through the test gateway: no card is charged, no money moves");
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

/** Prints which mail server takes no mails, and why. Nobody waits: it may be away briefly. */
export async function tellMailServer({ SMTP_URL }: Environment): Promise<void> {
  if (!SMTP_URL) return;
  await askMailServer(SMTP_URL).catch(({ message }: Error) => {
    const { host } = new URL(SMTP_URL);
    console.warn(`SMTP_URL: ${host} takes no mails (${message}). They wait until it does`);
  });
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = "";
  return url.href;
}
