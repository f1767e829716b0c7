"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field, inputLook, selectLook } from "@/components/ui/field";
import { ScrollRow } from "@/components/ui/scroll-row";
import type { ProductQuery } from "@/lib/api/product";
import type { ProductKind } from "@/lib/contract/product";
import { LONGEST_SEARCH, type ShelfOrder, type ShelfQuery } from "@/lib/rules/shop/shelf-query";

const pill =
  "inline-flex min-h-11 shrink-0 items-center rounded-control border px-4 text-small transition-colors";
const pillOf = (isOn: boolean) =>
  `${pill} ${isOn ? "border-accent bg-accent text-on-accent" : "border-line-strong text-heading hover:border-accent hover:text-accent"}`;

/** What narrows and orders the list of products; whatever one changes, it begins at its first page. */
export function ShelfFilters(props: {
  id: string;
  query: ShelfQuery;
  ask: (query: ShelfQuery) => void;
  kinds: ProductKind[];
  tags: { slug: string; label: string }[];
  /** Besides the usual one. */
  orders: ShelfOrder[];
  usual: ProductQuery["orderBy"];
  /** What was found, below the search in a small window: the list is out of sight there. */
  children: ReactNode;
}) {
  const { id, query, kinds, tags, orders, usual } = props;
  const t = useTranslations("shop");
  const change = (part: ShelfQuery) => props.ask({ ...query, ...part, page: undefined });
  const label = {
    price: t("filter.byPrice"),
    "-price": t("filter.byPriceDown"),
    name: t("filter.byName"),
    kind: t("filter.byKind"),
  };
  const usualLabel = Object.entries(label).find(([order]) => order === usual)?.[1];
  return (
    <search
      className="mb-6 block border-line border-b pb-8 noscript:hidden"
      aria-label={t("filter.title")}
    >
      {kinds.length > 1 && (
        <fieldset className="mb-6 min-w-0">
          <legend className="mb-2 font-medium text-heading text-small">{t("filter.kinds")}</legend>
          <ScrollRow className="-mx-5 flex gap-2 px-5 py-1.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
            {[undefined, ...kinds].map((kind) => (
              <button
                key={kind ?? "all"}
                type="button"
                aria-pressed={query.kind === kind}
                className={pillOf(query.kind === kind)}
                onClick={() => change({ kind })}
              >
                {kind ? t(`kind.${kind}`) : t("filter.all")}
              </button>
            ))}
          </ScrollRow>
        </fieldset>
      )}
      <div className="grid grid-cols-2 gap-5 lg:flex lg:*:flex-1">
        <Field
          id={`${id}-search`}
          label={t("filter.search")}
          className={tags.length > 0 ? "col-span-full lg:grow-[1.6]!" : "max-sm:col-span-full"}
        >
          <input
            id={`${id}-search`}
            type="search"
            maxLength={LONGEST_SEARCH}
            placeholder={t("filter.searchHint")}
            autoComplete="off"
            className={inputLook}
            value={query.search ?? ""}
            onChange={({ target }) => change({ search: target.value || undefined })}
          />
        </Field>
        <p role="status" className="col-span-full text-muted text-small sm:hidden">
          {props.children}
        </p>
        {tags.length > 0 && (
          <Field id={`${id}-tag`} label={t("filter.tag")}>
            <select
              id={`${id}-tag`}
              className={selectLook}
              value={query.tag ?? ""}
              onChange={({ target }) => change({ tag: target.value || undefined })}
            >
              <option value="">{t("filter.anyTag")}</option>
              {tags.map((tag) => (
                <option key={tag.slug} value={tag.slug}>
                  {tag.label}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field id={`${id}-order`} label={t("filter.order")}>
          <select
            id={`${id}-order`}
            className={selectLook}
            value={query.orderBy ?? ""}
            onChange={({ target }) =>
              change({ orderBy: orders.find((order) => order === target.value) })
            }
          >
            <option value="">{usualLabel ?? t("filter.bySite")}</option>
            {orders.map((order) => (
              <option key={order} value={order}>
                {label[order]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </search>
  );
}
