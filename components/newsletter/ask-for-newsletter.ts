import { browserCall } from "@/lib/api/browser-call";
import { subscribe } from "@/lib/api/newsletter";
import { type ReadableError, readableError } from "@/lib/api/readable-error";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Sends what the footer's form holds. @returns why it was refused, if it was */
export async function askForNewsletter(
  locale: Locale,
  form: FormData,
): Promise<ReadableError | null> {
  const value = (name: string) => String(form.get(name) ?? "");
  try {
    await subscribe(browserCall(locale), {
      email: value("email"),
      website: value("website") || undefined,
      // What is not ticked is refused by the provider, at its field.
      acceptPrivacy: form.has("acceptPrivacy") as true,
    });
    return null;
  } catch (error) {
    return readableError(error);
  }
}
