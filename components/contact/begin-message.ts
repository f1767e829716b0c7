import type { AskedMessage } from "@/lib/rules/booking/message-query";

/** Begins a message with what the address asks for; what somebody has typed by then stays. */
export function beginMessage(form: HTMLFormElement | null, message: AskedMessage): void {
  for (const [name, text] of Object.entries(message)) {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && text && !field.value) field.value = text;
  }
}
