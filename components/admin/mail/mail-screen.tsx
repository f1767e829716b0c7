"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LanguageTabs } from "@/components/admin/content/language-tabs";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { WordedMailView } from "@/lib/contract/admin/mail";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { type Locale, localeFromCode } from "@/lib/rules/text/locale-code";
import { MailForm } from "./mail-form";
import { MailPreview } from "./mail-preview";
import { withLanguage } from "./with-language";

/** Words of a mail in each language, beside the mail as it would leave. */
export function MailScreen({ name }: { name: string }) {
  const t = useTranslations("admin.mail");
  const { labelOf, locale: own } = usePanel();
  const mail = usePanelData("/admin/mail/{name}", { params: { name } });
  const [shown, setShown] = useState<Locale>(own);
  const [typed, setTyped] = useState<MailWording>();
  const changeTo = (now: WordedMailView) =>
    mail.mutate((known) => known && withLanguage(known, now), { revalidate: false });
  return (
    <Screen
      title={mail.data ? labelOf(mail.data.label) : t("title")}
      lead={mail.data && labelOf(mail.data.when)}
      back={{ href: panelPath("mail"), label: t("title") }}
    >
      <Loaded of={mail}>
        {({ group, languages }) => {
          const locales = languages.flatMap(({ language }) => localeFromCode(language) ?? []);
          const worded =
            languages.find(({ language }) => localeFromCode(language) === shown) ?? languages[0];
          if (!worded) return null;
          return (
            <div className="grid gap-8 lg:grid-cols-2">
              <div className="min-w-0">
                <LanguageTabs
                  locales={locales}
                  shown={localeFromCode(worded.language) ?? "fr"}
                  isLacking={() => false}
                  isOneByOne
                  onShow={(locale) => {
                    setTyped(undefined);
                    setShown(locale);
                  }}
                />
                <MailForm
                  key={worded.language}
                  name={name}
                  worded={worded}
                  onType={setTyped}
                  onChanged={changeTo}
                />
              </div>
              <MailPreview
                key={worded.language}
                name={name}
                group={group}
                language={worded.language}
                wording={typed ?? worded}
              />
            </div>
          );
        }}
      </Loaded>
    </Screen>
  );
}
