"use client";

import type { ReactNode } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { inputLook, selectLook } from "@/components/ui/field";
import type { ProductKind } from "@/lib/contract/product";
import { type OnShelf, onTheShelf, type ShelfOrder } from "@/lib/rules/on-the-shelf";
import { useShelfQuery } from "./use-shelf-query";

interface Words {
  title: string;
  kinds: string;
  all: string;
  search: string;
  searchHint: string;
  order: string;
  nothing: string;
  nothingText: string;
  reset: string;
  /** By how many are found. */
  found: string[];
}

const pill =
  "inline-flex min-h-11 items-center rounded-control border px-4 text-small transition-colors";
const pillOf = (isOn: boolean) =>
  `${pill} ${isOn ? "border-accent bg-accent text-on-accent" : "border-line-strong text-heading hover:border-accent hover:text-accent"}`;

/** The cards of the shop, and what narrows them; without JavaScript, all of them. */
export function ProductShelf(props: {
  id: string;
  isLine: boolean;
  items: (OnShelf & { id: number; card: ReactNode })[];
  kinds: { kind: ProductKind; label: string }[];
  /** Null is the order in which they come. */
  orders: { order: ShelfOrder | null; label: string }[];
  words: Words;
}) {
  const { id, items, kinds, orders, words, isLine } = props;
  const [query, ask] = useShelfQuery(kinds.map(({ kind }) => kind));
  const shown = onTheShelf(items, query);
  return (
    <>
      <search
        className="mb-10 block border-line border-b pb-8 noscript:hidden"
        aria-label={words.title}
      >
        <fieldset className="mb-6">
          <legend className="mb-2 font-medium text-heading text-small">{words.kinds}</legend>
          <div className="flex flex-wrap gap-2">
            {[{ kind: undefined, label: words.all }, ...kinds].map(({ kind, label }) => (
              <button
                key={label}
                type="button"
                aria-pressed={query.kind === kind}
                className={pillOf(query.kind === kind)}
                onClick={() => ask({ ...query, kind })}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] lg:items-end">
          <div>
            <label
              htmlFor={`${id}-search`}
              className="mb-2 block font-medium text-heading text-small"
            >
              {words.search}
            </label>
            <input
              id={`${id}-search`}
              type="search"
              maxLength={100}
              placeholder={words.searchHint}
              autoComplete="off"
              className={inputLook}
              value={query.search ?? ""}
              onChange={({ target }) => ask({ ...query, search: target.value || undefined })}
            />
          </div>
          <div>
            <label
              htmlFor={`${id}-order`}
              className="mb-2 block font-medium text-heading text-small"
            >
              {words.order}
            </label>
            <select
              id={`${id}-order`}
              className={selectLook}
              value={query.orderBy ?? ""}
              onChange={({ target }) =>
                ask({ ...query, orderBy: (target.value || undefined) as ShelfOrder | undefined })
              }
            >
              {orders.map(({ order, label }) => (
                <option key={label} value={order ?? ""}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <p role="status" className="py-3 text-muted text-small lg:text-right">
            {words.found[shown.length]}
          </p>
        </div>
      </search>
      {shown.length === 0 ? (
        <div className="max-w-xl py-8">
          <p className="font-title text-heading text-subtitle">{words.nothing}</p>
          <p className="mt-3 mb-7 text-muted">{words.nothingText}</p>
          <button type="button" className={buttonLook("outline")} onClick={() => ask({})}>
            {words.reset}
          </button>
        </div>
      ) : (
        <ul
          className={
            isLine
              ? "space-y-8"
              : "grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 sm:gap-x-8 sm:gap-y-14 lg:grid-cols-4"
          }
        >
          {shown.map((item) => (
            <li key={item.id}>{item.card}</li>
          ))}
        </ul>
      )}
    </>
  );
}
