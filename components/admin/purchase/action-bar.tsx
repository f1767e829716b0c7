"use client";

import { panelButton } from "@/components/admin/panel/panel-look";

/** What can be done now, as buttons: the first is what is next, the last may take something away. */
export function ActionBar<Action extends string>(props: {
  actions: readonly Action[];
  label: (action: Action) => string;
  nothing: string;
  onChoose: (action: Action) => void;
}) {
  const { actions, label, onChoose } = props;
  if (actions.length === 0) return <p className="mb-6 text-muted text-small">{props.nothing}</p>;
  const inOrder = actions.toSorted((a, b) => Number(a === "CANCEL") - Number(b === "CANCEL"));
  return (
    <div className="mb-7 grid gap-2 xs:flex xs:flex-wrap">
      {inOrder.map((action, index) => (
        <button
          key={action}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onChoose(action)}
          className={panelButton(
            action === "CANCEL" ? "danger" : index === 0 ? "solid" : "outline",
          )}
        >
          {label(action)}
        </button>
      ))}
    </div>
  );
}
