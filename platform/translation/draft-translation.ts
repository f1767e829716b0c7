import type { z } from "zod";
import type { draftAskedSchema } from "@/lib/contract/admin/translation";
import { sanitisedHtml } from "@/platform/content/item/sanitised-html";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { type Translator, TranslatorError } from "@/platform/services/translator";

const REFUSALS = {
  QUOTA: () => new ApiError("CONFLICT", "TRANSLATOR_QUOTA"),
  REFUSED: () => new ApiError("CONFLICT", "TRANSLATOR_REFUSED"),
  BUSY: () => new ApiError("UNAVAILABLE", "TRANSLATOR_BUSY"),
  UNREACHABLE: () => new ApiError("UNAVAILABLE", "TRANSLATOR_UNREACHABLE"),
  TOO_LONG: () => invalidFields({ text: "TRANSLATION_TOO_LONG" }),
} satisfies Record<TranslatorError["fault"], () => ApiError>;

/** Language of the site, with the translator's name for it. */
interface Named {
  code: string;
  deeplCode: string;
  isValid: boolean;
}

/**
 * Drafts a translation, and keeps nothing of it.
 * @throws ApiError INVALID_FIELDS for languages the site does not speak; CONFLICT and UNAVAILABLE
 *   with what the translator has said
 */
export async function draftTranslation(
  translate: Translator | undefined,
  languages: readonly Named[],
  { from, to, text, isHtml }: z.output<typeof draftAskedSchema>,
): Promise<{ text: string }> {
  if (!translate) throw new ApiError("CONFLICT", "TRANSLATOR_OFF");
  const named = (code: string) => languages.find((one) => one.isValid && one.code === code);
  const [source, target] = [named(from), named(to)];
  if (!source) throw invalidFields({ from: "CHOICE_UNKNOWN" });
  if (!target || target === source) throw invalidFields({ to: "CHOICE_UNKNOWN" });
  try {
    const asked = { text, isHtml, from: source.deeplCode, to: target.deeplCode };
    const draft = await translate(asked);
    return { text: isHtml ? sanitisedHtml(draft) : draft };
  } catch (error) {
    if (error instanceof TranslatorError) throw REFUSALS[error.fault]();
    throw error;
  }
}
