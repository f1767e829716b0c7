"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Order } from "@/lib/contract/order";
import { unbrokenName } from "@/lib/rules/text/unbroken-name";

/** What is to be taken from the shelf, line by line, ticked as one goes. */
export function PickingList({ order }: { order: Order }) {
  const t = useTranslations("admin.order");
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  const tick = (id: number, isTaken: boolean) =>
    setTaken((before) => {
      const now = new Set(before);
      if (isTaken) now.add(id);
      else now.delete(id);
      return now;
    });

  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {order.lines.map(({ id, quantity, name, declinationName, reference }) => (
          <li key={id}>
            <label className="flex min-h-14 items-center gap-4 px-4 py-2.5 has-checked:text-muted">
              <input
                type="checkbox"
                checked={taken.has(id)}
                onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                className="size-6 shrink-0 accent-accent"
              />
              <span className="w-10 shrink-0 text-right font-semibold text-figure text-heading tabular-nums">
                {quantity} ×
              </span>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block text-heading">{name}</span>
                <span className="block text-muted text-small">
                  {[unbrokenName(declinationName), reference].filter(Boolean).join(" · ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-muted text-small">
        {t("picked", { taken: taken.size, lines: order.lines.length, pieces })}
      </p>
    </>
  );
}
