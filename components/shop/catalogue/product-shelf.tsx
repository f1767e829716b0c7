"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { PRODUCTS_OF_PAGE } from "@/lib/api/product";
import type { ProductKind, ProductList } from "@/lib/contract/product";
import type { Messages } from "@/lib/i18n/messages";
import { SHELF_ORDERS, type ShelfOrder } from "@/lib/rules/shop/shelf-query";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ProductCard } from "./product-card";
import { ShelfFilters } from "./shelf-filters";
import { ShelfNotice } from "./shelf-notice";
import { ShelfPages } from "./shelf-pages";
import { useShelf } from "./use-shelf";
import { useShelfQuery } from "./use-shelf-query";

export interface ShelfMessages {
  shop: Pick<Messages["shop"], "filter" | "kind">;
  cart: Pick<
    Messages["cart"],
    | "tellMe"
    | "tellMeOf"
    | "addShort"
    | "addOne"
    | "fewer"
    | "more"
    | "held"
    | "unreachable"
    | "gone"
    | "prior"
  >;
}

interface Props {
  /** Prefix for ids that nothing else on the page has. */
  id: string;
  locale: Locale;
  /** First page of the list in the site's own order. */
  first: ProductList;
  usual: ShelfOrder | "-name";
  kinds: ProductKind[];
  tags: { slug: string; label: string }[];
  isLine: boolean;
  /** Address of the site's image service. */
  imageService: string | null;
  /** Heading of a card: a level below that of the list. */
  heading: "h2" | "h3";
}

/** Cards of the shop, with its filters and orders; without JavaScript, the first page of them. */
export function ProductShelf({ messages, ...shelf }: Props & { messages: ShelfMessages }) {
  return (
    <NextIntlClientProvider locale={shelf.locale} messages={messages} timeZone="Europe/Paris">
      <Shelf {...shelf} />
    </NextIntlClientProvider>
  );
}

function Shelf({ id, locale, first, usual, kinds, tags, isLine, imageService, heading }: Props) {
  const t = useTranslations("shop.filter");
  const top = useRef<HTMLElement>(null);
  const orders = SHELF_ORDERS.filter((order) => order !== usual);
  const choices = { kinds, tags: tags.map(({ slug }) => slug), orders };
  const { query, sentQuery, ask, turn } = useShelfQuery(choices);
  const shelf = useShelf({ locale, first, usual, sentQuery });
  const { products, total } = shelf.list;
  const page = sentQuery.page ?? 1;
  const last = Math.max(1, Math.ceil(total / PRODUCTS_OF_PAGE));

  // An address that was kept may name a page that is no longer there.
  useEffect(() => {
    if (!shelf.isWaiting && page > last) ask({ ...query, page: last > 1 ? last : undefined });
  });

  function turnTo(to: number) {
    turn(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }

  const count = t("found", { count: total });
  const position = t("position", { page: Math.min(page, last), last });
  const found = last > 1 ? `${count} · ${position}` : count;
  const said = shelf.hasFailed ? "" : shelf.isSlow ? t("searching") : found;
  return (
    <>
      <ShelfFilters {...{ id, query, ask, kinds, tags, orders, usual }} />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={t("list")}
        className="scroll-mt-24 focus:outline-none md:scroll-mt-32"
      >
        <p role="status" className="mt-1 mb-2 text-muted text-small lg:-mt-9 lg:mb-6 lg:text-right">
          {said}
        </p>
        {shelf.hasFailed ? (
          <ShelfNotice
            role="alert"
            title={t("failed")}
            text={t("failedText")}
            action={t(shelf.isTrying ? "trying" : "again")}
            onAction={shelf.again}
          />
        ) : products.length === 0 ? (
          <ShelfNotice
            title={t("nothing")}
            text={t("nothingText")}
            action={t("reset")}
            onAction={() => ask({})}
          />
        ) : (
          <ul
            aria-busy={shelf.isWaiting}
            className={`transition-opacity duration-200 aria-busy:opacity-40 aria-busy:delay-150 ${
              isLine
                ? "space-y-8"
                : "grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 sm:gap-x-8 sm:gap-y-14 lg:grid-cols-4"
            }`}
          >
            {products.map((item, index) => (
              <li key={item.id}>
                <ProductCard
                  item={item}
                  isLine={isLine}
                  imageService={imageService}
                  heading={heading}
                  isFirst={isOnFirstScreen(heading === "h2", index)}
                />
              </li>
            ))}
          </ul>
        )}
        {!shelf.hasFailed && (
          <ShelfPages {...{ sentQuery, page, last, position }} onTurn={turnTo} />
        )}
      </section>
    </>
  );
}
