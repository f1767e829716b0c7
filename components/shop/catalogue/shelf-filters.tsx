"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { inputLook, selectLook } from "@/components/ui/field";
import { ScrollRow } from "@/components/ui/scroll-row";
import type { ProductKind } from "@/lib/contract/product";
import { LONGEST_SEARCH, type ShelfOrder, type ShelfQuery } from "@/lib/rules/shop/shelf-query";

/** Filters and order of the list of products; each change leads to its first page. */
export function ShelfFilters(props: {
  id: string;
  query: ShelfQuery;
  ask: (query: ShelfQuery) => void;
  kinds: ProductKind[];
  tags: { slug: string; label: string }[];
  orders: ShelfOrder[];
  usual: ShelfOrder | "-name";
}) {
  const { id, query, kinds, tags, orders, usual } = props;
  const t = useTranslations("shop");
  const change = (part: ShelfQuery) => props.ask({ ...query, ...part, page: undefined });
  const label = {
    order: t("filter.byHouse"),
    price: t("filter.byPrice"),
    "-price": t("filter.byPriceDown"),
    name: t("filter.byName"),
    "-name": t("filter.byNameDown"),
    kind: t("filter.byKind"),
  };
  const hasKinds = kinds.length > 1;
  return (
    <search
      className="grid gap-x-4 gap-y-1.5 noscript:hidden lg:grid-cols-[1fr_auto]"
      aria-label={t("filter.title")}
    >
      {/* Given its column: what stands on its left comes later in the page. */}
      <div className={`flex gap-3 ${hasKinds ? "lg:col-start-2 lg:row-start-1" : ""}`}>
        <label htmlFor={`${id}-search`} className="sr-only">
          {t("filter.search")}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          maxLength={LONGEST_SEARCH}
          placeholder={t("filter.searchHint")}
          autoComplete="off"
          className={`${inputLook} h-11! min-h-11! min-w-0 px-3! py-2! text-small! lg:w-44`}
          value={query.search ?? ""}
          onChange={({ target }) => change({ search: target.value || undefined })}
        />
        <label htmlFor={`${id}-order`} className="sr-only">
          {t("filter.order")}
        </label>
        <select
          id={`${id}-order`}
          className={`${selectLook} h-11! min-h-11! w-46! shrink-0 py-2! pr-10! pl-3! text-small!`}
          value={query.orderBy ?? ""}
          onChange={({ target }) =>
            change({ orderBy: orders.find((order) => order === target.value) })
          }
        >
          <option value="">{label[usual ?? "price"]}</option>
          {orders.map((order) => (
            <option key={order} value={order}>
              {label[order]}
            </option>
          ))}
        </select>
      </div>
      {hasKinds && (
        <Chips legend={t("filter.kinds")}>
          <Chip isOn={!query.kind} onPress={() => change({ kind: undefined })}>
            {t("filter.all")}
          </Chip>
          {kinds.map((kind) => (
            <Chip key={kind} isOn={query.kind === kind} onPress={() => change({ kind })}>
              {t(`kind.${kind}`)}
            </Chip>
          ))}
        </Chips>
      )}
      {tags.length > 0 && (
        <Chips legend={t("filter.tag")} className="lg:col-span-full lg:mr-36">
          {tags.map(({ slug, label: name }) => {
            const isOn = query.tag === slug;
            return (
              <Chip key={slug} isOn={isOn} onPress={() => change({ tag: isOn ? undefined : slug })}>
                {name}
              </Chip>
            );
          })}
        </Chips>
      )}
    </search>
  );
}

function Chips(props: { legend: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={`min-w-0 ${props.className ?? ""}`}>
      <legend className="sr-only">{props.legend}</legend>
      <ScrollRow className="-mx-5 flex gap-1.5 px-5 py-1 md:-mx-1 md:px-1">
        {props.children}
      </ScrollRow>
    </fieldset>
  );
}

function Chip(props: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      onClick={props.onPress}
      className={`inline-flex min-h-10 shrink-0 items-center rounded-full border px-3.5 text-small transition-colors ${
        props.isOn
          ? "border-accent bg-accent text-on-accent"
          : "border-line-strong text-heading hover:border-accent hover:text-accent"
      }`}
    >
      {props.children}
    </button>
  );
}
