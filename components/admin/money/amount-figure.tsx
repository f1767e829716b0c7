import { PANEL_CARD } from "@/components/admin/panel/panel-look";

/** Key figure with its name; stands in a `dl`. */
export const AmountFigure = ({ label, amount }: { label: string; amount: string }) => (
  <div className={`${PANEL_CARD} px-4 py-3`}>
    <dt className="text-muted text-small">{label}</dt>
    <dd className="font-semibold text-figure text-heading tabular-nums">{amount}</dd>
  </div>
);
