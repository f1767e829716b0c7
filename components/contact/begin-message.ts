import type { AskedMessage } from "@/lib/rules/booking/message-query";

/** Begins a message with texts by the name of their field; text typed by then stays. */
export function beginMessage(
  form: HTMLFormElement | null,
  texts: AskedMessage | Record<string, string>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && text && !field.value) field.value = text;
  }
}
