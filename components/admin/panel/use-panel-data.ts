"use client";

import useSWR, { type SWRConfiguration } from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { type CallError, type CallParts, callPath, filledPath } from "@/lib/api/call";
import type { AnswerTo, ReadPath, WithCall } from "@/lib/contract/asked-call";
import { usePanel } from "./panel-context";

type Read<Path extends ReadPath> = AnswerTo<`GET ${Path}`>;

/**
 * Time in which the parts of a screen share one call, in milliseconds. After it a screen that is
 * opened again reads anew: what it shows may have been changed on another one since.
 */
const SAME_MOMENT = 100;

/**
 * Reads a GET of the API, kept under its path; null asks for nothing. It is asked for again when
 * the user returns to the window, and at an interval where one is given.
 */
export function usePanelData<Path extends ReadPath>(
  path: Path | null,
  ...asked: WithCall<`GET ${Path}`, SWRConfiguration<Read<Path>, CallError>>
) {
  const { locale } = usePanel();
  const [{ params, query, ...config } = {}] = asked as [
    (CallParts & SWRConfiguration<Read<Path>, CallError>)?,
  ];
  const key = path && callPath(filledPath(path, params), query);
  const read = () =>
    browserCall(locale)(`GET ${path as Path}`, ...([{ params, query }] as unknown as typeof asked));
  return useSWR<Read<Path>, CallError>(key, read, { dedupingInterval: SAME_MOMENT, ...config });
}
