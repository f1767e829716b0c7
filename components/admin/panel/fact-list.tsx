import type { ReactNode } from "react";

/** Facts one under the other, each beside its name; missing values are left out. */
export const FactList = ({ rows }: { rows: (readonly [string, ReactNode])[] }) => (
  <dl className="divide-y divide-line">
    {rows.map(([label, value]) =>
      value || value === 0 ? (
        <div
          key={label}
          className="grid grid-cols-[minmax(5.5rem,1fr)_2.25fr] gap-x-4 sm:grid-cols-[2fr_3fr] py-2.5"
        >
          <dt className="text-muted text-small">{label}</dt>
          <dd className="min-w-0 text-heading [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
