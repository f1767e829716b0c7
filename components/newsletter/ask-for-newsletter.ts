import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import { subscribe } from "@/lib/api/newsletter";
import type { Locale } from "@/lib/rules/locale-code";

/** What a form is told: a sentence for each field that is wrong, or one for the whole. */
export interface Refused {
  errors: Record<string, string>;
  /** Empty where no answer came. */
  message: string;
}

/** Sends what the footer's form holds. @returns why it was refused, if it was */
export async function askForNewsletter(locale: Locale, form: FormData): Promise<Refused | null> {
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
    const failed = error instanceof ApiFailure ? error : undefined;
    const fields = Object.entries(failed?.errors ?? {});
    return {
      errors: Object.fromEntries(fields.map(([field, { message }]) => [field, message])),
      message: failed?.status ? failed.message : "",
    };
  }
}
