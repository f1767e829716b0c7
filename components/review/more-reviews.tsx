"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { browserCall } from "@/lib/api/browser-call";
import type { Review } from "@/lib/contract/review";
import type { Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ReviewLine } from "./review-line";

interface Props {
  locale: Locale;
  company: string;
  /** Ids that are shown already: a review that moves on meanwhile is not shown twice. */
  shown: number[];
  nbItem: number;
  total: number;
}

/** Reviews after the first ones, a page at a time; the focus goes to their beginning. */
export function MoreReviews({
  messages,
  ...list
}: Props & {
  messages: Pick<Messages["review"], "line" | "more" | "loading" | "unreachable">;
}) {
  return (
    <NextIntlClientProvider
      locale={list.locale}
      messages={{ review: messages }}
      timeZone="Europe/Paris"
    >
      <List {...list} />
    </NextIntlClientProvider>
  );
}

function List(props: Props) {
  const { locale, company, shown, nbItem, total } = props;
  const t = useTranslations("review");
  const [page, setPage] = useState(1);
  const [more, setMore] = useState<Review[]>([]);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const list = useRef<HTMLUListElement>(null);
  const isAlive = useIsAlive();
  const isWhole = page * nbItem >= total;

  async function load() {
    if (state === "loading") return;
    setState("loading");
    try {
      const query = { nbItem, page: page + 1 };
      const { reviews } = await browserCall(locale)("GET /review", { query });
      const known = new Set([...shown, ...more.map(({ id }) => id)]);
      setMore([...more, ...reviews.filter(({ id }) => !known.has(id))]);
      setPage(page + 1);
      setState("ready");
      list.current?.focus();
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t("more")}
        className={more.length > 0 ? "border-line border-t pt-6 outline-none" : "hidden"}
      >
        {more.map((review) => (
          <ReviewLine key={review.id} review={review} company={company} />
        ))}
      </ul>
      <p role="status" className="text-danger empty:hidden">
        {state === "failed" && t("unreachable")}
      </p>
      {!isWhole && (
        <div className="mt-6 noscript:hidden">
          <BusyButton
            type="button"
            look="outline"
            disabled={!isAlive}
            isBusy={state === "loading"}
            label={t("more")}
            busyLabel={t("loading")}
            onClick={() => void load()}
          />
        </div>
      )}
    </>
  );
}
