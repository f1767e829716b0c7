"use client";

import { useTranslations } from "next-intl";
import { usePanelData } from "@/components/admin/panel/use-panel-data";

/** Returns the note below a role that another page has: it loses it as this one is published. */
export function useRoleNote(isPage: boolean, id: number | undefined, role: unknown) {
  const t = useTranslations("admin.content");
  const { data } = usePanelData(isPage ? "/page/menu" : null);
  const holder = data?.roles.find((page) => page.role === role && page.id !== id);
  return holder && t("roleOfOther", { title: holder.title });
}
