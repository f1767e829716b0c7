import { tabStorage } from "@/lib/browser/storage";

/** Prefix of a form's typed values, before the form's name, in each tab by itself. */
const PREFIX = "typed.";

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

/** Keeps the values typed into a form, for this tab alone. */
export const keepTypedFields = (form: string, fields: Record<string, string>): void =>
  void tabStorage.setItem(PREFIX + form, JSON.stringify(fields));

export const forgetTypedFields = (form: string): void => tabStorage.removeItem(PREFIX + form);

/** Forgets the values of every form: another person uses the device. */
export function forgetAllTypedFields(): void {
  for (const name of tabStorage.names()) {
    if (name.startsWith(PREFIX)) tabStorage.removeItem(name);
  }
}
