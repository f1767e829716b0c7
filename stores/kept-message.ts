import { tabStorage } from "./tab-storage";

const NAME = "contact-message";
const FIELDS = ["name", "email", "phone", "subject", "message"];

/** Keeps what is typed into the contact form, for this tab alone: in another language it is another page. */
export function keepMessage(form: HTMLFormElement): void {
  const data = new FormData(form);
  const texts = FIELDS.map((field) => [field, data.get(field)]);
  tabStorage.setItem(NAME, JSON.stringify(Object.fromEntries(texts)));
}

/** The texts of a message that was not sent, by field. */
export function keptMessage(): Record<string, string> {
  const kept = tabStorage.getItem(NAME);
  return typeof kept === "string" ? JSON.parse(kept) : {};
}

/** Forgets the message: it was sent, or another person uses the device. */
export function forgetMessage(): void {
  tabStorage.removeItem(NAME);
}
