"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { Sheet } from "@/components/admin/panel/sheet";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { ParameterForm } from "./parameter-form";

export function ParameterSheet(props: {
  parameter: AdminParameter;
  onChanged: (now: AdminParameter) => unknown;
  onClose: () => void;
}) {
  const { parameter, onChanged, onClose } = props;
  const { labelOf } = usePanel();
  return (
    <Sheet title={labelOf(parameter.label)} onClose={onClose}>
      <ParameterForm parameter={parameter} onChanged={onChanged} onDone={onClose} />
    </Sheet>
  );
}
