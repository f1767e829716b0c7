"use client";

import { inputLook } from "@/components/ui/field";
import type { TimeChoice } from "./time-choices";
import { useTimeField } from "./use-time-field";

/** Time of Paris, typed in the page's language or chosen from a list. */
export function TimeInput(props: {
  id: string;
  name: string;
  label: string;
  /** Time as `HH:mm`, or the typed text where that is no time. */
  value: string;
  onChange: (value: string) => void;
  choices: TimeChoice[];
  /** Rule by which the page judges the typed text (`FIELD_RULES`). */
  rule?: "time";
  described?: { "aria-describedby": string | undefined; "aria-invalid": true | undefined };
}) {
  const { inputProps, list } = useTimeField(props);
  return (
    <div className="relative">
      <input
        {...inputProps}
        name={props.name}
        aria-label={props.label}
        data-rule={props.rule}
        className={`${inputLook} select-mark pr-11 tabular-nums`}
        {...props.described}
      />
      <div>{list}</div>
    </div>
  );
}
