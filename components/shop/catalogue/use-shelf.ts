"use client";

import { useState } from "react";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { getProducts, type ProductQuery } from "@/lib/api/product";
import type { ProductList } from "@/lib/contract/product";
import type { ShelfQuery } from "@/lib/rules/shop/shelf-query";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Delay before a note of waiting, in milliseconds; most answers are there before. */
const SLOW = 500;

/**
 * Reads the requested page of products. The first page in the site's order came with the document
 * and is not fetched again; while another is fetched, the last one stays.
 */
export function useShelf(props: {
  locale: Locale;
  first: ProductList;
  usual: ProductQuery["orderBy"];
  sentQuery: ShelfQuery;
}) {
  const { locale, first, usual, sentQuery } = props;
  const { orderBy = usual, search, ...rest } = sentQuery;
  const query: ProductQuery = { orderBy, search: search?.trim(), ...rest };
  const isFirst =
    !sentQuery.orderBy && !query.search && !sentQuery.kind && !sentQuery.tag && !sentQuery.page;
  const key = isFirst ? null : JSON.stringify(["/product", locale, query]);
  const [slow, setSlow] = useState<string | null>(null);
  const { data, error, isValidating, mutate } = useSWR(
    key,
    () => getProducts(browserCall(locale), query),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: mayPass,
      loadingTimeout: SLOW,
      onLoadingSlow: () => setSlow(key),
    },
  );
  const answer = isFirst ? first : data;
  const [loaded, setLoaded] = useState(first);
  if (answer && answer !== loaded) setLoaded(answer);
  return {
    list: answer ?? loaded,
    isWaiting: !answer,
    isSlow: !answer && slow === key,
    hasFailed: !answer && error !== undefined,
    isTrying: isValidating,
    again: () => void mutate(),
  };
}

/** Tells whether a failed call may succeed next time: a server that is down or busy may answer. */
const mayPass = (error: unknown) => !(error instanceof CallError) || error.isOfProvider;
