"use client";

import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { StaleDraft } from "./draft-store";
import { FieldWords, useFieldName } from "./field-words";
import { keyedFields } from "./flat-values";

export function StalePart(props: {
  content: PanelContent;
  stale: StaleDraft;
  onChoose: (keys: string[], side: Side) => void;
}) {
  const { content, stale, onChoose } = props;
  const nameOf = useFieldName();
  const all = keyedFields(content);
  const both = all.filter(({ key }) => stale.both.includes(key));
  const theirs = all.filter(({ key }) => stale.theirs.includes(key));
  return (
    <StaleChoice
      fields={both.map((of) => ({
        name: of.key,
        label: nameOf(of),
        mine: <FieldWords of={of} value={stale.mine[of.key]} />,
        there: <FieldWords of={of} value={stale.current[of.key]} />,
      }))}
      theirs={theirs.map((of) => ({
        label: nameOf(of),
        there: <FieldWords of={of} value={stale.current[of.key]} />,
      }))}
      chosen={stale.chosen}
      onChoose={onChoose}
    />
  );
}
