"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { ShelfQuery } from "@/lib/rules/shop/shelf-query";
import { shelfAddress } from "./use-shelf-query";

/** Links to the pages before and after this one of the list; nothing when there is but one. */
export function ShelfPages(props: {
  sentQuery: ShelfQuery;
  page: number;
  last: number;
  /** Page of how many, in words. */
  position: string;
  onTurn: (page: number) => void;
}) {
  const { sentQuery, page, last, position, onTurn } = props;
  const t = useTranslations("shop.filter");
  if (last === 1) return null;

  /** Returns a link, which can be opened in a new tab; here it turns the page in place. */
  const linkTo = (to: number, label: string) => (
    <a
      href={typeof window === "undefined" ? "" : shelfAddress({ ...sentQuery, page: to })}
      className={buttonLook("outline")}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onTurn(to);
      }}
    >
      {label}
    </a>
  );
  return (
    <nav
      aria-label={t("pages")}
      className="mt-14 flex flex-wrap items-center justify-center gap-x-8 gap-y-4 noscript:hidden"
    >
      {page > 1 && linkTo(page - 1, t("previous"))}
      <p className="text-muted text-small tabular-nums">{position}</p>
      {page < last && linkTo(page + 1, t("next"))}
    </nav>
  );
}
