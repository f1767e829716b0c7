import { browserCall } from "@/lib/api/browser-call";
import { type ReadableError, readableError } from "@/lib/api/readable-error";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * Sends the footer's form.
 * @returns the reason of a refusal, if any
 */
export async function askForNewsletter(
  locale: Locale,
  form: FormData,
): Promise<ReadableError | null> {
  const value = (name: string) => String(form.get(name) ?? "");
  try {
    await browserCall(locale)("POST /newsletter/subscribe", {
      body: {
        email: value("email"),
        website: value("website") || undefined,
        // The provider refuses an unticked box, at its field.
        acceptPrivacy: form.has("acceptPrivacy") as true,
      },
    });
    return null;
  } catch (error) {
    return readableError(error);
  }
}
