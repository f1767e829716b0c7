"use client";

import { createPortal } from "react-dom";
import type { TimeChoice } from "@/components/booking/when/time-choices";
import { useTimeField } from "@/components/booking/when/use-time-field";
import { describedBy } from "@/components/ui/field";
import { useAttached } from "@/components/ui/use-attached";
import { useRideDraft } from "@/stores/ride-draft";
import type { AskedElements } from "./asked-elements";

/** List of times by their field of the form that asks for a ride. */
export function BarTime(props: {
  elements: AskedElements;
  choices: TimeChoice[];
  error: string | undefined;
}) {
  const { elements, choices, error } = props;
  const { input, list } = elements;
  const time = useRideDraft((store) => store.ride.time);
  const change = useRideDraft((store) => store.change);
  const field = useTimeField({
    id: input.id,
    value: time,
    onChange: (chosen) => change({ time: chosen }),
    choices,
    typedBefore: input.value || undefined,
  });
  useAttached(input, { ...field.inputProps, ...describedBy(input.id, undefined, error) });
  return createPortal(<div>{field.list}</div>, list);
}
