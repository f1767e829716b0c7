import { askOutside } from "@/platform/outgoing/ask-outside";

/** Function that hands a text message over; rejects when it was not taken. */
export type SmsGateway = (message: {
  /** Id of the message: the same again is the same message. */
  id: string;
  /** E.164. */
  to: string;
  /** Sender's name on the telephone. */
  from: string;
  text: string;
}) => Promise<void>;

/**
 * Sends text messages by a gateway over HTTP: a POST of `{ to, from, text }` as JSON with an
 * `Idempotency-Key`, which the gateway has taken when it answers 2xx within 15 seconds.
 * @param gateway.token sent as `Authorization: Bearer`
 */
export function httpSms(gateway: { url: string; token: string | undefined }): SmsGateway {
  return async ({ id, ...message }) => {
    const { status } = await askOutside("smsGateway", gateway.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": id,
        ...(gateway.token ? { Authorization: `Bearer ${gateway.token}` } : {}),
      },
      body: JSON.stringify(message),
    });
    if (status < 200 || status > 299) throw new SmsNotTaken(status);
  };
}

class SmsNotTaken extends Error {
  constructor(readonly responseCode: number) {
    super(`The gateway for text messages answered ${responseCode}`);
  }
}
