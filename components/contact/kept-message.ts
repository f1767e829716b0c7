import { tabStorage } from "@/stores/tab-storage";

const NAME = "contact-message";
const FIELDS = ["name", "email", "phone", "subject", "message"];

/** Keeps what is typed until it is sent, for this tab alone: another language is another page. */
export function keepMessage(form: HTMLFormElement | null): void {
  if (!form) return void tabStorage.removeItem(NAME);
  const data = new FormData(form);
  const texts = FIELDS.map((field) => [field, data.get(field)]);
  tabStorage.setItem(NAME, JSON.stringify(Object.fromEntries(texts)));
}

/** What this tab has kept of a message that was not sent, by field. */
export function keptMessage(): Record<string, string> {
  return JSON.parse(String(tabStorage.getItem(NAME))) ?? {};
}
