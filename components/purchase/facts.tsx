import type { ReactNode } from "react";

/** Facts one under the other, each with its name; missing values are left out. */
export function Facts({ rows }: { rows: (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-line border-t">
      {rows.map(([label, value]) =>
        value ? (
          <div
            key={label}
            className="grid grid-cols-1 gap-x-6 border-line border-b py-3 xs:grid-cols-[2fr_minmax(0,3fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-heading">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
