"use client";

import { useTranslations } from "next-intl";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { LogoCard } from "./logo-card";

export function LogosScreen() {
  const t = useTranslations("admin.logo");
  const logos = usePanelData("/admin/logo");
  const replace = (now: AdminLogo) =>
    logos.mutate((all) => all?.map((one) => (one.type === now.type ? now : one)), {
      revalidate: false,
    });
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <Loaded of={logos}>
        {(all) => (
          <ul className="grid gap-4">
            {all.map((logo) => (
              <li key={logo.type}>
                <LogoCard
                  logo={logo}
                  usualAlt={all.find(({ alt }) => alt.fr_FR && alt.en)?.alt}
                  onChanged={replace}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  );
}
