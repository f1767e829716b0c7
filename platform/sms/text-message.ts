/** Text message to send; `event` names its cause, which sends one to a number at most. */
export interface TextMessage {
  channel: "SMS";
  event: string;
  /** E.164. */
  recipient: string;
  text: string;
}
