"use client";

import { useLocale } from "next-intl";
import { type ReactNode, useState } from "react";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

interface TickLine {
  id: number | string;
  quantity: number;
  name: string;
  declinationName: string;
  reference: string;
  note?: ReactNode;
}

/**
 * Goods to take from the shelf, line by line, each with a box to tick.
 * @param props.countNote writes the number of lines taken
 */
export function TickList(props: { lines: TickLine[]; countNote: (taken: number) => string }) {
  const { lines, countNote } = props;
  const locale = useLocale() as Locale;
  const [taken, setTaken] = useState<ReadonlySet<number | string>>(new Set());
  const tick = (id: number | string, isTaken: boolean) =>
    setTaken((before) => {
      const now = new Set(before);
      if (isTaken) now.add(id);
      else now.delete(id);
      return now;
    });
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map(({ id, quantity, name, declinationName, reference, note }) => (
          <li key={id}>
            <label className="flex min-h-14 items-center gap-4 px-4 py-2.5 has-checked:text-muted">
              <input
                type="checkbox"
                checked={taken.has(id)}
                onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                className="size-6 shrink-0 accent-accent"
              />
              <span className="w-14 shrink-0 whitespace-nowrap text-right font-semibold text-figure text-heading tabular-nums">
                {`${quantity} ×`}
              </span>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block text-heading">{name}</span>
                <span className="block text-muted text-small">
                  {[declinationLabel(declinationName, locale), reference]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                {note && <span className="block text-muted text-small">{note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-muted text-small print:hidden">
        {countNote(taken.size)}
      </p>
    </>
  );
}
