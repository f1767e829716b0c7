import { eq } from "drizzle-orm";
import { MONEY_EVENTS, type MoneyEventKind } from "@/lib/contract/admin/money-event";
import { alertStaff } from "@/platform/alert/alert-staff";
import { moneyEvents } from "@/platform/db/schema/payment";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { mailFigures } from "@/platform/mail/mail-figures";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { moneyEventMail } from "./money-event-mail";
import { readMoneyEvents } from "./money-event-rows";

const OF_BANKS = new Set<MoneyEventKind>([
  "INQUIRY",
  "DISPUTE",
  "DISPUTE_WON",
  "DISPUTE_LOST",
  "FRAUD_WARNING",
]);

/** Tells the staff of an event of money: an alert, and a mail to the company. */
export const moneyEventTold: DeadlineWork = {
  run: async (services, tx, { idSite, subject }) => {
    const { gateway, clock } = services;
    const isThis = eq(moneyEvents.id, Number(subject));
    const [event] = await readMoneyEvents(tx, gateway, { among: isThis, most: 1 });
    if (!event || !MONEY_EVENTS[event.kind].asksAttention) return;
    const identity = await mailIdentity(tx, "fr_FR");
    const { email } = identity;
    if (email) {
      const mail = moneyEventMail({ ...identity, email }, event, gateway.name);
      await postMails(tx, idSite, clock.now(), [mail]);
    }
    await alertStaff(services, tx, idSite, {
      kind: OF_BANKS.has(event.kind) ? "DISPUTE" : "MONEY",
      event: `money:${event.subject}`,
      once: event.kind,
      detail: (language) =>
        [event.reference, mailFigures(language).euros(event.amount)].filter(Boolean).join(" · "),
      path: "/admin/money",
    });
  },
};
