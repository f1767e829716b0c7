import { eq } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import { startMailSender } from "@/platform/mail/mail-sender";
import { postMails } from "@/platform/mail/post-mails";
import { atOnce } from "@/simulations/at-once";
import { IN_SITE, type Race } from "./race";

const MAILS = 30;

export const oneSender: Race = {
  name: "a mail is sent once, however many processes send",
  crowd: 4,
  run: async ({ database, clock, services: { log, print } }, crowd) => {
    // Earlier bookings' mails are not of this race.
    await database.everySite.delete(outbox).where(eq(outbox.idSite, IN_SITE));
    const mails = Array.from({ length: MAILS }, (_, index) => ({
      event: `mail ${index}`,
      recipient: "anne@example.org",
      subject: `mail ${index}`,
      text: "",
      html: "",
    }));
    await database.inSite(IN_SITE, (tx) => postMails(tx, IN_SITE, clock.now(), mails));
    const sent = Object.fromEntries(mails.map(({ subject }) => [subject, 0]));
    const transport = async ({ subject }: { subject: string }) => {
      sent[subject] = (sent[subject] ?? 0) + 1;
    };
    await atOnce(crowd, async () => {
      const sender = startMailSender({ database, clock, log, print, transport, sms: undefined });
      await sender.wake();
      await sender.stop();
    });
    return sent;
  },
};
