"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { focusField } from "@/components/forms/focus-field";
import { codeFromLocale, type Locale, localeFromCode } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import type { PlannedSpan } from "./plan-sheet";
import type { useContentDraft } from "./use-content-draft";

/**
 * Publishes a content in some languages, and leads to the first field that is refused.
 * @param box with the fields
 * @param onLanguage shows the language of that field
 */
export function usePublishing(
  draft: ReturnType<typeof useContentDraft>,
  box: RefObject<HTMLElement | null>,
  onLanguage?: (language: Locale) => void,
) {
  const t = useTranslations("admin.content");
  const say = useUi((store) => store.say);
  const [isPublishing, setIsPublishing] = useState(false);

  async function publish(languages: Locale[], when?: PlannedSpan): Promise<boolean> {
    if (isPublishing) return false;
    setIsPublishing(true);
    const isDone = await draft.publish(languages.map(codeFromLocale), when);
    setIsPublishing(false);
    if (isDone) say(t(when?.from ? "plan.done" : "published"));
    else showErrors();
    return isDone;
  }
  function showErrors() {
    const keys = Object.keys(draft.store.getState().errors);
    const code = keys
      .map((key) => /^words\.(\w+)\./.exec(key)?.[1] ?? /\.(fr_FR|en)$/.exec(key)?.[1])
      .find(Boolean);
    const language = code && localeFromCode(code);
    if (language) onLanguage?.(language);
    // Done once the language is drawn.
    setTimeout(() => focusField(box.current, keys));
  }

  return { isPublishing, publish };
}
