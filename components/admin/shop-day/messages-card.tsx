"use client";

import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { AdminList } from "@/lib/contract/asked-call";
import { DayCard } from "./day-card";

/** Messages that wait for an answer, requested visits among them, the oldest first. */
export function MessagesCard({ messages }: { messages: AdminList }) {
  const t = useTranslations("admin.shopDay.toAnswer");
  const format = usePanelFormat();
  return (
    <DayCard
      title={t("title")}
      nothing={t("nothing")}
      way={{ href: "/admin/message?isAnswered=false", label: t("way", { count: messages.total }) }}
      lines={messages.items.map(({ id, name, subject, receivedAt }) => ({
        key: String(id),
        href: panelPath("message", id),
        name: String(name),
        note: String(subject ?? "") || t("noSubject"),
        end: format.date(String(receivedAt)),
      }))}
    />
  );
}
