import { addDays } from "date-fns";

/** Days for which the company's link to a booking or an order opens it, once it is over. */
const DAYS = 90;

/**
 * Returns the time at which the link of the company's own mails opens a purchase no more. The link
 * lies in every mailbox that such a mail was passed on to, and acts for the staff without a
 * session. From then on only the panel opens it.
 * @param purchase.startAt, returnAt of its rides, where it has some
 */
export function companyLinkEnds(purchase: {
  createdAt: Date;
  startAt?: Date;
  returnAt?: Date | null;
}): Date {
  const { createdAt, startAt, returnAt } = purchase;
  const times = [createdAt, startAt, returnAt].flatMap((time) => time?.getTime() ?? []);
  return addDays(Math.max(...times), DAYS);
}
