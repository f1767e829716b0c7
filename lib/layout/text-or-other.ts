import type { LanguageCode } from "@/lib/contract/locale";
import { isUnsaid } from "@/lib/rules/content/is-unsaid";
import type { LayoutText } from "./layout";

/** Returns a text in a language, or that of another one where it is not written in it. */
export function textOrOther(list: LayoutText[], key: string, code: LanguageCode): string {
  const text = list.find((one) => one.key === key)?.text ?? {};
  return text[code] || Object.values(text).find((other) => !isUnsaid(other)) || "";
}
