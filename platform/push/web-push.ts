import webpush, { WebPushError } from "web-push";
import type { PushGateway } from "./push-gateway";

const PATIENCE = 15_000;

/** What a push service answers for a browser that has left: not found, gone. */
const GONE = new Set([404, 410]);

/** Alerts browsers by their push services, encrypted for each (RFC 8030, 8291, 8292). */
export function webPush(): PushGateway {
  return async ({ vapid, ...subscription }, { payload, topic, seconds }) => {
    try {
      await webpush.sendNotification(subscription, payload, {
        vapidDetails: vapid,
        TTL: seconds,
        urgency: "high",
        topic,
        timeout: PATIENCE,
      });
      return "TAKEN";
    } catch (error) {
      if (error instanceof WebPushError && GONE.has(error.statusCode)) return "GONE";
      // What it says holds the address, which nobody else may know.
      throw new PushNotTaken(error instanceof WebPushError ? error.statusCode : undefined);
    }
  };
}

class PushNotTaken extends Error {
  constructor(readonly responseCode: number | undefined) {
    super(`The push service answered ${responseCode ?? "nothing"}`);
  }
}
