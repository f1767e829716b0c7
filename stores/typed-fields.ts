import { tabStorage } from "@/lib/browser/storage";

/** What is typed into a form is kept under this and the form's name, in each tab by itself. */
const PREFIX = "typed.";

/** What was typed into a form in this tab and not sent, by the name of its field. */
export function typedFields(form: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(PREFIX + form) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string"),
    );
  } catch {
    return {};
  }
}

/** Keeps what is typed into a form, for this tab alone. */
export const keepTypedFields = (form: string, fields: Record<string, string>): void =>
  void tabStorage.setItem(PREFIX + form, JSON.stringify(fields));

/** Forgets what was typed into a form: it was sent. */
export const forgetTypedFields = (form: string): void => tabStorage.removeItem(PREFIX + form);

/** Forgets what was typed into every form: another person uses the device. */
export function forgetAllTypedFields(): void {
  for (const name of tabStorage.names()) {
    if (name.startsWith(PREFIX)) tabStorage.removeItem(name);
  }
}
