"use client";

import { useTranslations } from "next-intl";
import { canBeTexted } from "@/lib/rules/text/can-be-texted";
import { useReach } from "./use-reach";

/** Note on messages to a customer without an e-mail address: by text message, or by hand. */
export function TextOnlyNote({ phone }: { phone: string }) {
  const t = useTranslations("admin.reach");
  const reach = useReach({ email: null, phone });
  return (
    <p className="mt-2 border-accent border-l-2 bg-surface px-4 py-3 text-small">
      {t(reach === "TEXT" ? "TEXT" : canBeTexted(phone) ? "NOTHING" : "LANDLINE")}
    </p>
  );
}
