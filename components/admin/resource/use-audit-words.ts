"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelPath } from "@/components/admin/panel/panel-place";
import type { AdminItem } from "@/lib/contract/admin/definition";

/** What the audit log says by codes, in words; a code that has none stays as it is. */
export function useAuditWords() {
  const t = useTranslations("admin.audit");
  const { resource, labelOf } = usePanel();
  const wordOf = (kind: "actions" | "subjects", code: string): string => {
    const key = `${kind}.${code}` as "actions.CHANGE";
    return t.has(key) ? t(key) : code;
  };
  const partsOf = (subject: string) => {
    const [part = "", ...rest] = subject.split(" ");
    return { part, name: rest.join(" "), declared: resource(part) };
  };
  const subjectWords = (subject: string): string => {
    const { part, name, declared } = partsOf(subject);
    return `${declared ? labelOf(declared.label.one) : wordOf("subjects", part)} ${name}`.trim();
  };
  return {
    actionWords: (action: string) => wordOf("actions", action),
    subjectWords,
    /** The resource that a subject is of, where one may read it. */
    resourceOf: (subject: string) => partsOf(subject).declared,
    /** Where a subject is shown; only bookings and orders are known by what the log calls them. */
    subjectPath: (subject: string): string | undefined => {
      const { part, name, declared } = partsOf(subject);
      return declared && (part === "booking" || part === "order")
        ? panelPath(part, name)
        : undefined;
    },
    /** A line of the log, as a list shows it. */
    lineInWords: (item: AdminItem): AdminItem => ({
      ...item,
      action: wordOf("actions", String(item.action)),
      subject: subjectWords(String(item.subject)),
    }),
  };
}
