"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { phoneWords } from "@/components/admin/panel/phone-words";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Proof } from "@/lib/contract/booking-page";

/** Seven mentions of the booking proof, folded until the driver is checked at the roadside. */
export function ProofLines({ proof }: { proof: Proof }) {
  const t = useTranslations("ride.proof");
  const words = useTranslations("admin.driver");
  const { dateAndTime } = usePanelFormat();
  const { operator, customer } = proof;
  const lines = (...of: (string | null)[]) => of.filter(Boolean).join("\n");
  return (
    <details className="mt-4 border-line border-t pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-accent text-small">
        {words("proof")}
      </summary>
      <div className="whitespace-pre-line">
        <FactList
          rows={[
            [
              t("operator"),
              lines(operator.name, operator.address, phoneWords(operator.phone), operator.email),
            ],
            [t("register"), proof.vtcRegisterNumber],
            [t("siren"), proof.siren],
            [t("customer"), lines(customer.name, phoneWords(customer.phone))],
            [t("bookedAt"), dateAndTime(proof.bookedAt)],
            [t("pickupAt"), dateAndTime(proof.pickupAt)],
            [t("pickup"), lines(proof.pickup, proof.meetingPoint)],
          ]}
        />
      </div>
    </details>
  );
}
