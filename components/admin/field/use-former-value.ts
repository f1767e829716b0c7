"use client";

import { use, useRef, useState } from "react";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { EditedContentContext } from "./edited-content";
import { valueAt } from "./value-at";

/** Most versions that are looked through, the last first. */
const MOST_VERSIONS = 30;

/**
 * Finds what a field held before: in this visit, else in the former versions of its content.
 * @param isSame tells whether two values are the same one to whoever edits
 */
export function useFormerValue<Value>(
  name: string,
  value: Value | null,
  isSame: (a: Value, b: Value | null) => boolean,
) {
  const content = use(EditedContentContext);
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
      if (!content) return;
      const { type, id, typed } = content;
      const { revisions } = await call("GET /admin/content/{type}/{id}/revision", {
        params: { type, id },
      });
      for (const { version } of revisions.slice(0, MOST_VERSIONS)) {
        const then = await call("GET /admin/content/{type}/{id}/revision/{version}", {
          params: { type, id, version },
        });
        const held = valueAt(then, name, typed) as Value | null | undefined;
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
