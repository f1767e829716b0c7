"use client";

import { useTranslations } from "next-intl";
import type { CustomerKind } from "@/lib/contract/booking";
import { ChoiceField } from "./choice-field";
import { TextField } from "./text-field";

const KINDS: readonly CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

/** Whether one is a customer for oneself or for a company, and for which. */
export function KindFields(props: {
  /** Sets ids apart from those of the page's other forms. */
  form: string;
  /** Before the names, `customer.` for example. */
  prefix?: string;
  errors: Record<string, string>;
  /** Those that can be chosen. */
  kinds?: readonly CustomerKind[];
  kind: CustomerKind;
  onKind: (kind: CustomerKind) => void;
  /** What is known of it at first. */
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
      {/* Kept when one looks at the other choices: what is typed is there again. */}
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
