"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { PanelContent } from "@/lib/site/panel-contents";
import { useUi } from "@/stores/ui-store";
import { fieldKey } from "./flat-values";
import { HistoryPart } from "./history-part";
import { LetterPart } from "./letter-part";
import { RegistrationsPart } from "./registrations-part";
import { RemoveContentButton } from "./remove-content-button";
import type { useContentDraft } from "./use-content-draft";

/** Parts of a content besides its form: who comes, its letter, its versions and its removal. */
export function EditorParts(props: {
  content: PanelContent;
  draft: ReturnType<typeof useContentDraft>;
  base: ContentDraft;
  title: string;
}) {
  const { content, draft, base, title } = props;
  const { can } = usePanel();
  const t = useTranslations("admin.content");
  const say = useUi((store) => store.say);
  const of = { type: content.name, id: base.id };
  return (
    <>
      {content.places && can("registration:read") && (
        <RegistrationsPart
          {...of}
          title={title}
          places={draft.typed[fieldKey(content.places, null)]}
        />
      )}
      {content.isMailed && (
        <LetterPart
          {...of}
          isOut={Object.values(base.publications).some(
            ({ state }) => state === "OUT" || state === "CHANGED",
          )}
        />
      )}
      <HistoryPart
        content={content}
        id={base.id}
        typed={draft.typed}
        onRestore={(values) => {
          draft.load(values);
          void draft.save().then((isDone) => isDone && say(t("history.restored")));
          window.scrollTo(0, 0);
        }}
      />
      {can("content:publish") && <RemoveContentButton {...of} title={title} />}
    </>
  );
}
