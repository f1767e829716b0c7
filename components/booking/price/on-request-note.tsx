"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { OnRequestReason } from "./use-quote";

export function OnRequestNote(props: { reasons: OnRequestReason[]; children: ReactNode }) {
  const t = useTranslations("booking");
  return (
    <div className="border-accent border-l-2 bg-surface p-6">
      {props.reasons.map((reason) => (
        <p key={reason} className="text-heading">
          {t(`onRequest.${reason}`)}
        </p>
      ))}
      <p className="mt-3 text-muted">{t("onRequest.offer")}</p>
      <p className="mt-6">{props.children}</p>
    </div>
  );
}
