"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { useIsOnline } from "@/components/admin/panel/use-is-online";
import { KeptNote } from "./kept-note";
import { ProofFacts } from "./proof-facts";
import { proofsPath } from "./proof-path";
import { useDayProofs } from "./use-day-proofs";

/** Booking proof, to be shown at a roadside check; it opens without network too. */
export function ProofScreen({ reference }: { reference: string }) {
  const t = useTranslations("admin.proof");
  const { day, proofs } = useDayProofs();
  const isOnline = useIsOnline();
  return (
    <Screen
      title={t("one")}
      lead={reference}
      back={{ href: proofsPath(day), label: t("many") }}
      isNarrow
    >
      <Loaded of={proofs}>
        {({ at, proofs: all }) => {
          const proof = all.find((one) => one.reference === reference);
          if (!proof) return <NothingNote>{t("none")}</NothingNote>;
          return (
            <>
              <KeptNote at={at} day={day} />
              <ProofFacts proof={proof} />
              {isOnline && (
                <p className="mt-5">
                  <PanelLink href={panelPath("booking", reference)} className={panelButton()}>
                    <PanelIcon name="ride" className="size-4" />
                    {t("toBooking")}
                  </PanelLink>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
