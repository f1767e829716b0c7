"use client";

import { useTranslations } from "next-intl";
import type { CustomerKind } from "@/lib/contract/booking";
import { ChoiceField } from "./choice-field";
import { TextField } from "./text-field";

const KINDS: readonly CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

export function KindFields(props: {
  form: string;
  prefix?: string;
  errors: Record<string, string>;
  kinds?: readonly CustomerKind[];
  kind: CustomerKind;
  onKind: (kind: CustomerKind) => void;
  company?: string | null | undefined;
}) {
  const { form, prefix = "", errors, kinds = KINDS, kind } = props;
  const t = useTranslations("form");
  return (
    <>
      <ChoiceField
        form={form}
        name={`${prefix}kind`}
        legend={t("kind")}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={props.onKind}
        error={errors[`${prefix}kind`]}
      />
      {/* Kept while another choice is shown: typed values are there again. */}
      <div className={kind === "CONSUMER" ? "hidden" : "contents"}>
        <TextField
          form={form}
          name={`${prefix}company`}
          label={t("company")}
          error={errors[`${prefix}company`]}
          defaultValue={props.company ?? ""}
          disabled={kind === "CONSUMER"}
          maxLength={120}
          autoComplete="organization"
        />
      </div>
    </>
  );
}
