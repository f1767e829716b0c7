"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import { IDENTITY_DOCUMENTS } from "@/lib/contract/admin/identity-document";

export function ConsentPart({ page }: { page: CustomerPage }) {
  const { terms, newsletter, identityChecks } = page;
  const t = useTranslations("admin.people");
  const { labelOf } = usePanel();
  const action = useTranslations("admin.action");
  const format = usePanelFormat();
  const subscription = newsletter
    ? newsletter.confirmedAt
      ? t("consent.subscribed", {
          date: format.date(newsletter.confirmedAt),
          lists: newsletter.lists.join(", "),
        })
      : t("consent.unconfirmed", { date: format.date(newsletter.since) })
    : t("consent.noNewsletter");
  return (
    <ScreenPart title={t("consent.title")} className="min-w-0">
      <FactList
        rows={[
          [
            t("consent.terms"),
            terms.length === 0
              ? t("consent.noTerms")
              : terms.map(({ version, language, acceptedAt }) => (
                  <span key={`${language} ${version}`} className="block">
                    {t("consent.version", {
                      version,
                      language: t(`consent.languages.${language}`),
                      date: format.date(acceptedAt),
                    })}
                  </span>
                )),
          ],
          [t("consent.newsletter"), subscription],
          [
            action("checkIdentity.title"),
            identityChecks.length > 0 &&
              identityChecks.map(({ reference, at, by, document }) => (
                <span key={reference} className="block">
                  <span>
                    {t("identity.checked", {
                      document: labelOf(IDENTITY_DOCUMENTS[document]),
                      by,
                      date: format.date(at),
                    })}
                  </span>{" "}
                  <PanelLink
                    translate="no"
                    href={panelPath("booking", reference)}
                    className="whitespace-nowrap text-accent underline underline-offset-4"
                  >
                    {reference}
                  </PanelLink>
                </span>
              )),
          ],
        ]}
      />
    </ScreenPart>
  );
}
