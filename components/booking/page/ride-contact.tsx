"use client";

import { useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import type { RideProgress } from "@/lib/contract/booking-page";

export function RideContact({ contact }: { contact: NonNullable<RideProgress["contact"]> }) {
  const { firstname, phone, vehicle, plate } = contact;
  const t = useTranslations("ride.today");
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-b pb-6">
      <div className="min-w-0">
        {firstname && (
          <p translate="no" className="text-heading text-subtitle">
            {firstname}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{vehicle}</span>
          {plate && (
            <>
              <span className="sr-only">{t("plate")}</span>
              <span
                translate="no"
                className="rounded-control border border-line-strong px-2 font-semibold text-heading tabular-nums tracking-wide"
              >
                {plate}
              </span>
            </>
          )}
        </p>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replace(/\s/g, "")}`}
          className={`${buttonLook("outline")} grow sm:grow-0`}
        >
          {firstname ? t("callWho", { firstname }) : t("call")}
        </a>
      )}
    </div>
  );
}
