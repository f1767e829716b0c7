import type { LanguageCode } from "@/lib/contract/locale";
import { ApiError } from "@/platform/http/api-error";
import { type ErrorWord, errorMessage, fieldMessage } from "@/platform/http/message-of";

/** Tells in a sentence why a day of a series cannot be booked: the error of its first field. */
export function problemOf(error: ApiError | ErrorWord, language: LanguageCode): string {
  if (!(error instanceof ApiError)) return errorMessage(language, error);
  const [first] = Object.values(error.errors);
  if (first) return fieldMessage(language, first).message;
  return errorMessage(language, error.reason);
}
