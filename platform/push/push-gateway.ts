/** Browser, as its push service knows it, and the keys of the site that alerts it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  vapid: { publicKey: string; privateKey: string; subject: string };
}

/**
 * Function that hands an alert to a browser's push service; rejects when it was not taken.
 * @returns GONE for a browser that no longer exists
 */
export type PushGateway = (
  to: PushAddress,
  alert: {
    /** JSON of the alert. */
    payload: string;
    /** Topic of the alert: one of the same topic that waits at the service is replaced. */
    topic: string;
    /** Seconds for which the service may keep it for a browser that is away. */
    seconds: number;
  },
) => Promise<"TAKEN" | "GONE">;
