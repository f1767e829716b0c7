import { parisDate } from "@/lib/rules/calendar/paris-time";
import { driverChosenMail } from "@/platform/booking/mails/driver-chosen";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import type { DriverChange } from "./assign-driver";

/**
 * Tells the former and the new driver of a ride, each in their language; the person who chose knows
 * it already.
 * @param idChooser the user who has chosen
 */
export async function postDriverMails(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { booking, ride, before, after }: DriverChange,
  idChooser: number,
): Promise<void> {
  const told = [
    { driver: before, isGiven: false },
    { driver: after, isGiven: true },
  ];
  for (const { driver, isGiven } of told) {
    if (!driver || driver.id === idChooser) continue;
    const identity = await mailIdentity(tx, driver.language);
    const day = parisDate(ride.startAt);
    const dayUrl = `${identity.siteUrl.replace(/\/$/, "")}/admin?day=${day}`;
    const chosen = { booking, ride, isGiven, dayUrl };
    await postMails(tx, idSite, now, [driverChosenMail(identity, driver.email, chosen)]);
  }
}
