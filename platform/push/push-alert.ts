/** Alert to one browser; `event` names its cause, which alerts a browser once at most. */
export interface PushAlert {
  channel: "PUSH";
  event: string;
  /** Recipient as `alertRecipient` writes it. */
  recipient: string;
  /** JSON for the browser (`alertPayload`). */
  text: string;
}

/**
 * Text that a browser shows for an alert. It passes through a push service, encrypted, and stands
 * on a locked screen: it names nobody.
 */
export interface AlertPayload {
  title: string;
  body: string;
  /** Path of the panel that a press opens. */
  path: string;
  /** Tag of the alert: a new one replaces the former one of the same tag. */
  tag: string;
}
