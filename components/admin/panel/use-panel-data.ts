"use client";

import useSWR, { type SWRConfiguration } from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { type CallError, type CallOptions, callPath } from "@/lib/api/call";
import { usePanel } from "./panel-context";

/**
 * What a GET of the API says, kept under its path; null asks for nothing. It is asked for again when
 * one comes back to the window, and every so often where that is said.
 */
export function usePanelData<T>(
  path: string | null,
  { query, ...config }: SWRConfiguration<T, CallError> & { query?: CallOptions["query"] } = {},
) {
  const { locale } = usePanel();
  const key = path && callPath(path, query);
  return useSWR<T, CallError>(key, (called: string) => browserCall(locale)("GET", called), config);
}
