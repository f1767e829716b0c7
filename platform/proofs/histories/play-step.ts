import { desc, eq } from "drizzle-orm";
import type { CompanyAction, CompanyPage } from "@/lib/contract/booking-company";
import type { CancelOutcome, ChangeOutcome } from "@/lib/contract/booking-page";
import type { Checkout } from "@/lib/contract/payment";
import { ride } from "@/platform/db/schema/booking";
import { payLink } from "@/platform/db/schema/payment";
import { noticeSecret } from "@/platform/payments/test-gateway/notice-secret";
import { SIGNATURE_HEADER, signNotice } from "@/platform/payments/test-gateway/notice-signature";
import { anOrder } from "@/platform/testing/ride-order";
import type { SingleStep, Step } from "./history";
import { type Held, rideOf, type Story } from "./story";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_OUTAGE = 2 * 60 * MINUTE;

type Only<Name extends SingleStep["do"]> = Extract<SingleStep, { do: Name }>;

/** Does what a step of a history says. What is refused is refused; nothing may break down. */
export async function playStep(story: Story, step: Step): Promise<void> {
  if (step.do === "AT_ONCE") {
    await Promise.all(step.steps.map((one) => playOne(story, one, false)));
  } else {
    await playOne(story, step, true);
  }
}

/** @param isAlone false while others act at the same time */
async function playOne(story: Story, step: SingleStep, isAlone: boolean): Promise<void> {
  const { world, held } = story;
  const of = "which" in step ? held[step.which % held.length] : undefined;
  switch (step.do) {
    case "RUN":
      await Promise.all(Array.from({ length: step.runners }, () => world.platform.runDue()));
      return;
    case "OUTAGE":
      world.faults.isOut = step.isOn;
      return;
    case "LOSE_REFUND_ANSWER":
      world.faults.losesRefund = true;
      return;
  }
  if (!of) return;
  switch (step.do) {
    case "ASK_LINK":
      await story.call("POST", customers(of, "/payment"));
      return;
    case "CHECKOUT":
      return checkout(story, of, step);
    case "DECIDE":
      return decide(story, of, step);
    case "CODE":
      return giveCode(story, of, step);
    case "COME_BACK":
      return comeBack(story, of);
    case "NOTICE":
      return sendNotice(story, of, step.status);
    case "CHANGE":
      return change(story, of, step, isAlone);
    case "CANCEL":
      return end(story, customers(of, "/cancel"), isAlone);
    case "WITHDRAW":
      return end(story, customers(of, "/withdrawal"), isAlone);
    case "CONFIRM":
      return confirm(story, of, step.times);
    case "COMPANY_CANCEL":
      return act(story, of, { action: "CANCEL", reason: step.reason });
    case "COMPLETE":
      return act(story, of, { action: "COMPLETE" });
    case "SUSPEND": {
      // Long enough ago for it to be a reason to end the contract.
      const since = new Date(world.platform.clock.now().getTime() - 100 * DAY).toISOString();
      return act(story, of, { action: "SUSPEND", since });
    }
    case "PRICE": {
      const { vehicle, total } = step;
      return act(story, of, { action: "PRICE", idVehicle: story.vehicle(vehicle), total });
    }
    case "RECORD":
      return record(story, of, step);
    case "WAIT":
      return wait(story, of, step);
    case "COMPETE":
      return compete(story, of);
  }
}

const customers = ({ reference, key }: Held, path = "") =>
  `/booking/${reference}${path}?key=${key}`;
const company = ({ reference, companyKey }: Held) =>
  `/booking/${reference}/company?key=${companyKey}`;

async function act(story: Story, of: Held, action: CompanyAction): Promise<void> {
  await story.call("POST", company(of), action);
}

async function latestCode({ world }: Story, { id }: Held): Promise<string | undefined> {
  const [link] = await world.platform.database.everySite
    .select()
    .from(payLink)
    .where(eq(payLink.idBooking, id))
    .orderBy(desc(payLink.expiresAt))
    .limit(1);
  return link?.code;
}

async function checkout(story: Story, of: Held, { dies }: Only<"CHECKOUT">): Promise<void> {
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

async function decide(story: Story, of: Held, step: Only<"DECIDE">): Promise<void> {
  const page = of.pages.at(-1 - step.age);
  if (page) await onPage(story, page, { decision: step.decision, journey: step.journey });
}

async function giveCode(story: Story, of: Held, { code, journey }: Only<"CODE">): Promise<void> {
  const page = of.pages.at(-1);
  const fields: Record<string, string> = code === "cancel" ? { decision: code } : { code };
  if (page) await onPage(story, `${page}/code?journey=${journey}`, fields);
}

async function comeBack(story: Story, of: Held): Promise<void> {
  const code = await latestCode(story, of);
  if (code) await story.call("POST", `/payment/${code}/refresh`);
}

/** A notice of the latest payment, genuinely signed, whether that is true of it or not. */
async function sendNotice(story: Story, of: Held, status: string): Promise<void> {
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

async function confirm(story: Story, of: Held, times: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => story.call("POST", company(of), { action: "CONFIRM" })),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  if (done > 1) throw new Error("It was confirmed twice");
}

async function record(story: Story, of: Held, { method, part }: Only<"RECORD">): Promise<void> {
  const { answer } = await story.call<CompanyPage>("GET", company(of));
  if (!answer.success) throw new Error("The company's page does not open");
  const owed = Math.round(answer.data.owed * 100);
  const cents = { HALF: Math.ceil(owed / 2), REST: owed, MORE: owed + 1 }[part];
  if (cents === 0) return;
  await act(story, of, { action: "RECORD_PAYMENT", method, amount: cents / 100 });
}

/** What one is told before is what is done. */
async function end(story: Story, path: string, isAlone: boolean): Promise<void> {
  const said = await story.call<CancelOutcome>("POST", path, { dryRun: true });
  const done = await story.call<CancelOutcome>("POST", path, {});
  if (!isAlone) return;
  const sayings = [said, done].map(({ status, answer: { success, data } }) =>
    success ? [data.paid, data.refund, data.kept, data.why] : [status],
  );
  if (String(sayings[0]) !== String(sayings[1])) {
    throw new Error(`Said: ${sayings[0]}; done: ${sayings[1]}`);
  }
}

async function change(
  story: Story,
  of: Held,
  { laterHours, vehicle, ride: kind }: Only<"CHANGE">,
  isAlone: boolean,
): Promise<void> {
  const { startAt } = await story.row(of);
  const wanted = {
    ...rideOf(kind, new Date(startAt.getTime() + laterHours * 60 * MINUTE)),
    passengers: 2,
    idVehicle: story.vehicle(vehicle),
  };
  const said = await story.call<ChangeOutcome>("PUT", customers(of), { ...wanted, dryRun: true });
  const done = await story.call<ChangeOutcome>("PUT", customers(of), wanted);
  if (!isAlone) return;
  const sayings = [said, done].map(({ status, answer: { success, data } }) =>
    success ? [data.total, data.dueNow, data.refund] : [status],
  );
  // The vehicle may be found taken only when it is to be moved.
  const isTaken = said.status === 200 && done.status === 409;
  if (String(sayings[0]) !== String(sayings[1]) && !isTaken) {
    throw new Error(`Said: ${sayings[0]}; done: ${sayings[1]}`);
  }
}

async function compete(story: Story, of: Held): Promise<void> {
  const { startAt, idVehicle } = await story.row(of);
  if (!idVehicle) return;
  const order = anOrder(idVehicle, rideOf("SHORT", startAt));
  await story.book("/booking", order);
}

async function wait(story: Story, of: Held, step: Only<"WAIT">): Promise<void> {
  const { world } = story;
  const { clock } = world.platform;
  const target = new Date(Math.max(clock.now().getTime(), await untilOf(story, of, step.until)));
  // A gateway that is out for a day leaves its work to a person: that is another story.
  if (target.getTime() - clock.now().getTime() > LONGEST_OUTAGE) world.faults.isOut = false;
  if (step.deadlines === "ON_TIME") return world.advanceTo(target);
  clock.moveTo(target.toISOString());
  if (step.deadlines === "LATE") await world.platform.runDue();
}

async function untilOf(story: Story, of: Held, until: Only<"WAIT">["until"]): Promise<number> {
  const { clock, database } = story.world.platform;
  if (typeof until === "number") return clock.now().getTime() + until * MINUTE;
  const { startAt, id, payUntil } = await story.row(of);
  const rides = await database.everySite.select().from(ride).where(eq(ride.idBooking, id));
  const start = startAt.getTime();
  const endAt = Math.max(start, ...rides.map((one) => one.endAt.getTime()));
  const instants = {
    LINK_END: (payUntil ?? clock.now()).getTime() - 6 * MINUTE,
    DAY_BEFORE: start - DAY,
    START: start,
    HALF_WAY: (start + endAt) / 2,
    END: endAt + 60 * MINUTE,
    INVOICE: endAt + 4 * DAY,
  };
  return instants[until] + MINUTE;
}
