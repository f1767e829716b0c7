/** A browser, as its push service knows it, and the keys of the site that alerts it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  vapid: { publicKey: string; privateKey: string; subject: string };
}

/**
 * Hands an alert to a browser's push service; rejects when it was not taken.
 * @returns GONE for a browser that is not there any more
 */
export type PushGateway = (
  to: PushAddress,
  alert: {
    /** As JSON. */
    payload: string;
    /** One of the same topic that waits at the service is replaced. */
    topic: string;
    /** How long the service may keep it for a browser that is away, in seconds. */
    seconds: number;
  },
) => Promise<"TAKEN" | "GONE">;
