"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CallError } from "@/lib/api/call";
import type { Side } from "./stale-choice";
import { type StaleFields, staleFields } from "./stale-fields";

type Values = Record<string, unknown>;

/** Change that began from an outdated state: the newer state, the typed values, and the choices. */
interface Stale extends StaleFields {
  current: Values;
  mine: Values;
  chosen: Partial<Record<string, Side>>;
}

/**
 * Handles a save that somebody else's came before.
 * @param names fields of the form
 * @param valuesOf returns the values of an item that was read
 */
export function useStale<Item extends object>(
  names: readonly string[],
  valuesOf: (item: Item) => Values = (item) => ({ ...(item as Values) }),
) {
  const t = useTranslations("admin.stale");
  const [stale, setStale] = useState<Stale>();
  const isOpen = stale?.both.some((name) => !stale.chosen[name]) ?? false;

  /**
   * Sends a change, and notes the newer state where it is refused for that.
   * @param onStale has the form begin from it, with the typed values
   */
  async function send<T>(
    change: () => Promise<T>,
    { base, mine, onStale }: { base: Item; mine: Values; onStale: (current: Item) => unknown },
  ): Promise<T> {
    try {
      return await change();
    } catch (error) {
      if (error instanceof CallError && error.code === "STALE" && error.current) {
        const current = error.current as Item;
        const values = valuesOf(current);
        const changed = staleFields(names, { base: valuesOf(base), current: values, mine });
        setStale({ ...changed, current: values, mine, chosen: {} });
        await onStale(current);
      }
      throw error;
    }
  }

  return {
    stale,
    /** True while a field is still to be chosen: nothing is saved before. */
    isOpen,
    send,
    choose: (chosen: string[], side: Side) =>
      setStale(
        (known) =>
          known && {
            ...known,
            chosen: {
              ...known.chosen,
              ...Object.fromEntries(chosen.map((name) => [name, side])),
            },
          },
      ),
    forget: () => setStale(undefined),
    /** Returns the problem that a form shows beside the choice itself. */
    problemOf: <P>(problem: P): P | string | undefined => {
      if (!stale) return problem;
      return isOpen ? t("choose") : undefined;
    },
  };
}
