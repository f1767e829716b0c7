/** An alert to one browser; `event` names its cause, which alerts a browser once at most. */
export interface PushAlert {
  channel: "PUSH";
  event: string;
  /** As `alertRecipient` writes it. */
  recipient: string;
  /** What the browser is handed, as JSON (`alertPayload`). */
  text: string;
}

/**
 * What a browser shows of an alert. It passes through a push service, encrypted, and stands on a
 * locked screen: it names nobody.
 */
export interface AlertPayload {
  title: string;
  body: string;
  /** A path of the panel that a press opens. */
  path: string;
  /** One of the same tag takes the place of the one before. */
  tag: string;
}
