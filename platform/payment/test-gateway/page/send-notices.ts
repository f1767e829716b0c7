import type { Deadline } from "@/platform/jobs/deadline-work";
import type { NoticeJourney } from "@/platform/payment/test-gateway/notice-journey";
import { deliverNow } from "@/platform/payment/test-gateway/test-gateway-notice";
import type { Services } from "@/platform/services/services";

/** Sends the notices of a decision; those that are to come first are waited for. */
export async function sendNotices(
  services: Services,
  journey: NoticeJourney,
  notices: Deadline[],
): Promise<void> {
  if (journey === "BEFORE_RETURN") {
    for (const notice of notices) await deliverNow(services, notice);
  }
  services.wakeDeadlines();
}
