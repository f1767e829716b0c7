"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { SearchAnswer } from "@/lib/contract/search";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { FoundKinds } from "@/lib/site/found-kinds";
import { SearchHits } from "./search-hits";
import { SearchPages } from "./search-pages";
import { SiteSearchField } from "./site-search-field";
import { useArrowSteps } from "./use-arrow-steps";
import { type Searched, useSearch } from "./use-search";

/** Search of the site: a field, and the results while typing; arrows lead from result to result. */
export function SearchView({ first, kinds }: { first: Searched; kinds: FoundKinds }) {
  const t = useTranslations("search");
  const locale = useLocale() as Locale;
  const { text, setText, shown, isFailed } = useSearch(first);
  const place = useRef<HTMLDivElement>(null);
  useArrowSteps(place);
  const { q, answer } = shown;

  return (
    <div ref={place} className="max-w-3xl">
      <SiteSearchField
        id="search"
        action={localisedPath("/search", locale)}
        label={t("label")}
        submit={t("submit")}
        input={{
          value: text,
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          "aria-describedby": "search-said",
        }}
      />
      <p id="search-said" role="status" className="mt-3 mb-7 min-h-6 text-muted">
        <span>{said(t, { answer, isFailed })}</span>
      </p>
      {answer && <SearchAnswerView q={q} answer={answer} kinds={kinds} />}
    </div>
  );
}

type Words = ReturnType<typeof useTranslations<"search">>;

function said(t: Words, found: { answer: SearchAnswer | null; isFailed: boolean }): string {
  const { answer, isFailed } = found;
  if (isFailed) return t("failed");
  if (!answer) return t("hint");
  const count = t("count", { count: answer.total });
  return answer.isNear ? `${count}. ${t("near")}` : count;
}

function SearchAnswerView(props: { q: string; answer: SearchAnswer; kinds: FoundKinds }) {
  const { q, answer, kinds } = props;
  const t = useTranslations("search");
  const { hits, suggestions, total, page } = answer;
  if (total > 0) {
    return (
      <section aria-label={t("results")}>
        <SearchHits hits={hits} kinds={kinds} />
        <SearchPages q={q} total={total} page={page} />
      </section>
    );
  }
  return (
    <>
      <EmptyState title={t("nothing", { q })} text={t("nothingText")} />
      {suggestions.length > 0 && (
        <section aria-labelledby="search-suggestions" className="mt-9">
          <p id="search-suggestions" className="mb-4 font-medium text-heading">
            {t("suggestions")}
          </p>
          <SearchHits hits={suggestions} kinds={kinds} />
        </section>
      )}
    </>
  );
}
