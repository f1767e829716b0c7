import type { ReactNode } from "react";

export function AmountLine(props: { label: ReactNode; amount: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-6 border-line border-b py-2.5 ${props.look ?? ""}`}>
      <dt className={`min-w-0 ${props.look ? "" : "text-muted"}`}>{props.label}</dt>
      <dd className="whitespace-nowrap">{props.amount}</dd>
    </div>
  );
}
