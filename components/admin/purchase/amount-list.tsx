/** Amounts one under the other, each with its label; zero amounts are left out. */
export const AmountList = (props: {
  rows: { label: string; amount: string; isMain?: boolean; isDue?: boolean }[];
}) => (
  <dl className="tabular-nums">
    {props.rows.map(({ label, amount, isMain, isDue }) => (
      <div
        key={label}
        className={`flex items-baseline justify-between gap-6 py-1.5 ${isMain ? "mt-1 border-line border-t pt-2.5 font-semibold text-heading" : ""} ${isDue ? "font-semibold text-accent" : ""}`}
      >
        <dt className={isMain || isDue ? "" : "text-muted"}>{label}</dt>
        <dd className="whitespace-nowrap">{amount}</dd>
      </div>
    ))}
  </dl>
);
