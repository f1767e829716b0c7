"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/account/text-field";

const KINDS = ["CONSUMER", "PROFESSIONAL"] as const;

/** Whether one travels for oneself or for a company, and for which. */
export function KindChoice({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations("auth.register");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("CONSUMER");
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium text-heading text-small">{t("kind")}</legend>
        <div className="grid grid-cols-2 gap-3">
          {KINDS.map((one) => (
            <label
              key={one}
              className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-4 py-2 text-small hover:border-muted has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => setKind(one)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              {t(`kinds.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {kind === "PROFESSIONAL" && (
        <TextField
          form="register"
          name="company"
          label={t("company")}
          error={errors.company}
          maxLength={120}
          autoComplete="organization"
        />
      )}
    </>
  );
}
