"use client";

import { useTranslations } from "next-intl";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AdminMail } from "@/lib/contract/admin/mail";
import { MAIL_GROUPS } from "@/lib/contract/mail/mail-definition";
import { localeFromCode } from "@/lib/rules/text/locale-code";

/** Mails to customers by what they are about, those that the owner has worded marked. */
export function MailsScreen() {
  const t = useTranslations("admin.mail");
  const mails = usePanelData("/admin/mail");
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <Loaded of={mails}>
        {(all) =>
          MAIL_GROUPS.map((group) => {
            const some = all.filter((mail) => mail.group === group);
            return (
              some.length > 0 && (
                <ScreenPart key={group} title={t(`groups.${group}`)}>
                  <ul className={`divide-y divide-line overflow-hidden ${PANEL_CARD}`}>
                    {some.map((mail) => (
                      <li key={mail.name}>
                        <MailLine mail={mail} />
                      </li>
                    ))}
                  </ul>
                </ScreenPart>
              )
            );
          })
        }
      </Loaded>
    </Screen>
  );
}

function MailLine({ mail }: { mail: AdminMail }) {
  const { name, label, when, worded } = mail;
  const { labelOf, locale, site } = usePanel();
  const t = useTranslations("admin.mail");
  const names = worded.flatMap((code) => LANGUAGE_NAMES[localeFromCode(code) ?? "fr"]);
  return (
    <PanelLink
      href={panelPath("mail", name)}
      className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5 hover:bg-raised"
    >
      <span className="min-w-0">
        <span className="block">{labelOf(label)}</span>
        <span className="block text-[0.8125rem] text-muted">{labelOf(when)}</span>
        {worded.length > 0 && (
          <ToneMark tone="GOOD">
            {site.locales.length > 1
              ? t("wordedIn", { languages: new Intl.ListFormat(locale).format(names) })
              : t("worded")}
          </ToneMark>
        )}
      </span>
      <PanelIcon name="forth" className="size-4 text-muted" />
    </PanelLink>
  );
}
