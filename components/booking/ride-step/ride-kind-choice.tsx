"use client";

import { useTranslations } from "next-intl";
import { useRideDraft } from "@/stores/ride-draft";

export function RideKindChoice() {
  const t = useTranslations("booking");
  const { ride, change } = useRideDraft((store) => store);
  return (
    <fieldset className="sm:col-span-2">
      <legend className="sr-only">{t("kind")}</legend>
      <div className="grid grid-cols-2 rounded-control border border-line-strong p-1">
        {(["TRANSFER", "HIRE"] as const).map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control px-3 text-center text-small has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={ride.kind === kind}
              onChange={() => change({ kind })}
              className="sr-only"
            />
            <span>{t(`kinds.${kind}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
