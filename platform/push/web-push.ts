import webpush from "web-push";
import { askOutside } from "@/platform/outgoing/ask-outside";
import type { Network } from "@/platform/outgoing/checked-lookup";
import type { PushGateway } from "./push-gateway";

/** Statuses of a push service for a browser that has left: not found, gone. */
const GONE = new Set([404, 410]);

/**
 * Alerts browsers by their push services, encrypted for each (RFC 8030, 8291, 8292). The library
 * encrypts and signs; it would send by a parser of its own, which reads some addresses otherwise.
 * @param network for tests, as `askOutside` says
 */
export function webPush(network?: Network): PushGateway {
  return async ({ vapid, ...subscription }, { payload, topic, seconds }) => {
    const { headers, body } = webpush.generateRequestDetails(subscription, payload, {
      vapidDetails: vapid,
      TTL: seconds,
      urgency: "high",
      topic,
    });
    const { status } = await askOutside("pushService", subscription.endpoint, {
      method: "POST",
      headers: Object.fromEntries(Object.entries(headers).map(([name, of]) => [name, String(of)])),
      ...(body ? { body } : {}),
      network,
    });
    if (GONE.has(status)) return "GONE";
    if (status < 200 || status > 299) throw new PushNotTaken(status);
    return "TAKEN";
  };
}

class PushNotTaken extends Error {
  constructor(readonly responseCode: number) {
    super(`The push service answered ${responseCode}`);
  }
}
