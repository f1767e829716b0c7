import { z } from "zod";
import type { Deadline } from "@/platform/jobs/deadline-work";
import type { PlannedNotice } from "./notice-journey";

/** Body of a notice: a hint and no more, for the payment itself is to be asked. */
export const paymentNoticeSchema = z.object({
  /** Id of the notice, the same for all its copies. */
  id: z.string().min(1).max(200),
  type: z.string(),
  payment: z.string().min(1).max(100),
  site: z.int32().positive(),
});
export type PaymentNotice = z.infer<typeof paymentNoticeSchema>;

export const deliveryName = (idPayment: string, { status, copy }: PlannedNotice): string =>
  `${idPayment}.${status.toLowerCase()}.${copy}`;

export function noticeOf({ subject, idSite }: Pick<Deadline, "subject" | "idSite">): PaymentNotice {
  const [payment = "", status = ""] = subject.split(".");
  return { id: `${payment}.${status}`, type: `payment.${status}`, payment, site: idSite };
}
