"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { fullName } from "@/lib/rules/text/full-name";
import { PersonAccess } from "./person-access";
import { PersonFacts } from "./person-facts";
import { PersonForm } from "./person-form";

export function PersonScreen({ id }: { id: string }) {
  const t = useTranslations("admin.team");
  const { can } = usePanel();
  const team = usePanelData("/admin/staff");
  const person = team.data?.staff.find((one) => String(one.id) === id);
  return (
    <Screen
      title={person ? fullName(person) : t("title")}
      lead={person && t(`roles.${person.role}`)}
      back={{ href: panelPath("team"), label: t("title") }}
      isNarrow
    >
      <Loaded of={team} lines={3}>
        {() =>
          person === undefined ? (
            <NothingNote>{t("missing")}</NothingNote>
          ) : (
            <>
              <PersonFacts person={person} />
              {can("staff:change") && (
                <>
                  <ScreenPart title={t("details")}>
                    <PersonForm person={person} onSaved={() => team.mutate()} />
                  </ScreenPart>
                  {!person.isSelf && <PersonAccess person={person} onDone={() => team.mutate()} />}
                </>
              )}
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}
