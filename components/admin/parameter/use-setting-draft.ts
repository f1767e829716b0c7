"use client";

import { use, useEffect, useEffectEvent, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { CallContext } from "@/components/forms/call-context";
import { readableError } from "@/lib/api/readable-error";

/** Pause in typing before the page is made with what is typed, in milliseconds. */
const STOPPED = 500;

/**
 * Packs the typed value of a setting for the page that shows it, once typing stops.
 * @param type undefined while nothing is shown
 */
export function useSettingDraft(
  type: string | undefined,
  value: string | null,
): { draft: string | undefined; problem: string | undefined } {
  const { locale } = usePanel();
  const call = use(CallContext)(locale);
  const [found, setFound] = useState<{ draft?: string; problem?: string }>({});
  const pack = useEffectEvent((of: string, typed: string | null) =>
    call("POST /admin/parameter/{type}/draft", { params: { type: of }, body: { value: typed } }),
  );
  useEffect(() => {
    if (type === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const { draft } = await pack(type, value);
        if (!isOver) setFound({ draft });
      } catch (error) {
        const { message, errors } = readableError(error);
        const problem = errors.value ?? message;
        if (!isOver) setFound((before) => ({ ...before, problem }));
      }
    }, STOPPED);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [type, value]);
  return { draft: found.draft, problem: found.problem };
}
