"use client";

import { use, useRef, useState } from "react";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { FormerValuesContext } from "./former-values";

/**
 * Finds what a field held before: in this visit, else in former versions of what is edited.
 * @param isSame tells whether two values are the same one to whoever edits
 */
export function useFormerValue<Value>(
  name: string,
  value: Value | null,
  isSame: (a: Value, b: Value | null) => boolean,
) {
  const formerValues = use(FormerValuesContext);
  const { isBusy, run } = usePanelCall();
  const here = useRef<Value[]>([]);
  const [hasNone, setHasNone] = useState(false);

  /** Remembers the value that is about to be replaced. */
  const leave = () => {
    if (value !== null) here.current.push(value);
    setHasNone(false);
  };

  async function findFormer(): Promise<Value | undefined> {
    const left = here.current.findLast((one) => !isSame(one, value));
    if (left !== undefined) return left;
    let former: Value | undefined;
    const isRead = await run(async (call) => {
      if (!formerValues) return;
      for await (const then of formerValues(call, name)) {
        const held = then as Value | null | undefined;
        if (held === null || held === undefined || isSame(held, value)) continue;
        former = held;
        return;
      }
    });
    if (isRead && former === undefined) setHasNone(true);
    return former;
  }
  return { isBusy, hasNone, leave, findFormer };
}
