"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { panelPath } from "@/components/admin/panel/panel-place";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "@/lib/contract/admin/audit-labels";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { Label } from "@/lib/contract/block/definition";

/** What the audit log says by codes, in words; a code that has none stays as it is. */
export function useAuditWords() {
  const { resource, labelOf } = usePanel();
  const wordsOfCode = (label: Label | undefined, code: string) => (label ? labelOf(label) : code);
  const actionWords = (action: string) => wordsOfCode(AUDIT_ACTIONS[action], action);
  const partsOf = (subject: string) => {
    const [part = "", ...rest] = subject.split(" ");
    return { part, name: rest.join(" "), declared: resource(part) };
  };
  const subjectWords = (subject: string): string => {
    const { part, name, declared } = partsOf(subject);
    return `${wordsOfCode(declared?.label.one ?? AUDIT_SUBJECTS[part], part)} ${name}`.trim();
  };
  return {
    actionWords,
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
      action: actionWords(String(item.action)),
      subject: subjectWords(String(item.subject)),
    }),
  };
}
