import { resolve } from "node:path";
import type { Platform } from "@/platform/open";
import type { Environment } from "./environment";

/** Says where a site that has started is, where its data is, and what is not real yet. */
export function tellStart(environment: Environment, platform: Platform | undefined): void {
  const { PORT, SITE_ID, API_URL, DATABASE_URL, DATA_DIR } = environment;
  const here = `http://localhost:${PORT}`;
  const lines = [`Site ${SITE_ID} is at ${here}`];
  if (platform?.origin && platform.origin !== here) {
    lines.push(`Links to it begin with ${platform.origin}`);
  }
  if (platform?.created.demoPassword) {
    const accounts = platform.created.ids
      .flatMap((id) => ["member", "admin", "super"].map((name) => `${name}@${id}.example`))
      .join(", ");
    lines.push(`Demonstration accounts: ${accounts}`);
    lines.push(`Their password, shown this once: ${platform.created.demoPassword}`);
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

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = "";
  return url.href;
}
