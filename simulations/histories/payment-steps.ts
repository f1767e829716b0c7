import { desc, eq } from "drizzle-orm";
import type { Checkout } from "@/lib/contract/payment";
import { payLinks } from "@/platform/db/schema/payment";
import { noticeSecret } from "@/platform/payment/test-gateway/notice-secret";
import { SIGNATURE_HEADER, signNotice } from "@/platform/payment/test-gateway/notice-signature";
import type { Only } from "./history";
import type { Held, Story } from "./story";

async function latestCode({ world }: Story, { id }: Held): Promise<string | undefined> {
  const [link] = await world.platform.database.everySite
    .select()
    .from(payLinks)
    .where(eq(payLinks.idBooking, id))
    .orderBy(desc(payLinks.expiresAt))
    .limit(1);
  return link?.code;
}

export async function checkout(story: Story, of: Held, { dies }: Only<"CHECKOUT">): Promise<void> {
  const code = await latestCode(story, of);
  if (!code) return;
  const { faults } = story.world;
  faults.diesAtOpen = dies;
  const { answer } = await story.call<Checkout>("POST", `/payment/${code}/checkout`);

  faults.diesAtOpen = "NEVER";
  if (!answer.success || answer.data.kind !== "hosted") return;
  const page = answer.data.url.replace("/api", "");
  if (of.pages.at(-1) !== page) of.pages.push(page);
}

async function onPage(story: Story, path: string, fields: Record<string, string>): Promise<void> {
  const { status } = await story.world.platform.app.request(path, {
    method: "POST",
    headers: {
      idSite: String(story.idSite),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
  if (status >= 500) throw new Error(`The gateway's page answered ${status}`);
}

export async function decide(story: Story, of: Held, step: Only<"DECIDE">): Promise<void> {
  const page = of.pages.at(-1 - step.age);
  if (page) await onPage(story, page, { decision: step.decision, journey: step.journey });
}

export async function giveCode(
  story: Story,
  of: Held,
  { code, journey }: Only<"CODE">,
): Promise<void> {
  const page = of.pages.at(-1);
  const fields: Record<string, string> = code === "cancel" ? { decision: code } : { code };
  if (page) await onPage(story, `${page}/code?journey=${journey}`, fields);
}

export async function comeBack(story: Story, of: Held): Promise<void> {
  const code = await latestCode(story, of);
  if (code) await story.call("POST", `/payment/${code}/refresh`);
}

/** Sends a notice of the latest payment, genuinely signed, whether it is true or not. */
export async function sendNotice(story: Story, of: Held, status: string): Promise<void> {
  const payment = of.pages.at(-1)?.split("/").at(-1);
  if (!payment) return;
  const { idSite } = story;
  const { app, database, clock } = story.world.platform;
  const notice = { id: `${payment}.${status}`, type: `payment.${status}`, payment, site: idSite };
  const body = JSON.stringify(notice);
  const signature = signNotice(body, await noticeSecret(database, idSite), clock.now());
  const { status: answered } = await app.request("/payment/notice/test", {
    method: "POST",
    headers: {
      idSite: String(idSite),
      "Content-Type": "application/json",
      [SIGNATURE_HEADER]: signature,
    },
    body,
  });
  if (answered !== 200 && !story.world.faults.isOut) {
    throw new Error(`A notice was answered ${answered}`);
  }
}
