"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { RemovePart } from "@/components/admin/purchase/remove-part";

/** Tells whether a cache key is a list of answers, or the numbers of answers of each form. */
const isOfAnswers = (key: unknown): boolean =>
  typeof key === "string" && /^\/admin\/form(?:-answer\?|-answer$|$)/.test(key);

export function RemoveAnswerButton({ id }: { id: number }) {
  const t = useTranslations("admin.formAnswer.remove");
  const { mutate } = useSWRConfig();
  return (
    <RemovePart
      words={{
        title: t("title"),
        text: t("text"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      act={async (call) => {
        await call("DELETE /admin/form/answer/{id}", { params: { id } });
        // The cache might hold a form that has no answers any more.
        void mutate(isOfAnswers, undefined);
        moveTo(listAsLeft(panelPath("form-answer")));
      }}
    />
  );
}
