import type { useTranslations } from "next-intl";
import { CONTENTS } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import type { SearchKind } from "@/lib/contract/search";
import type { Locale } from "@/lib/rules/text/locale-code";

export type FoundKinds = Record<SearchKind, string>;

/** Names the kinds of results of the search: contents by their declarations, the others by `t`. */
export const foundKinds = (
  t: ReturnType<typeof useTranslations<"search.kinds">>,
  locale: Locale,
): FoundKinds => {
  const contents = CONTENTS.map(({ name, label }: ContentDefinition) => [
    name,
    (label.found ?? label.one)[locale],
  ]);
  return { ...Object.fromEntries(contents), question: t("question"), product: t("product") };
};
