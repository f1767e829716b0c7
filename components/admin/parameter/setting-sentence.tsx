"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { useSettingWords } from "./use-setting-words";

export function SettingSentence(props: {
  parameter: AdminParameter & Required<Pick<AdminParameter, "sentence" | "holds">>;
  /** Value, "" for none. */
  value: string;
}) {
  const { sentence, unset, holds } = props.parameter;
  const { labelOf } = usePanel();
  const wordsOf = useSettingWords();
  if (props.value === "" && unset) return <span>{labelOf(unset)}</span>;
  const [before, after] = labelOf(sentence).split("{value}");
  return (
    <span>
      <span>{before}</span>
      <strong className="border-accent border-b pb-px font-medium text-heading">
        {props.value === "" ? "…" : wordsOf(holds, props.value)}
      </strong>
      <span>{after}</span>
    </span>
  );
}
