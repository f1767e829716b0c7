"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { AUDIT_SUBJECTS, actionLabel } from "@/lib/contract/admin/audit-labels";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { Label } from "@/lib/contract/field/field";

/** Returns functions that put codes of the audit log into words, or leave unknown ones. */
export function useAuditWords() {
  const { resource, contents, labelOf } = usePanel();
  const wordsOfCode = (label: Label | undefined, code: string) => (label ? labelOf(label) : code);
  const actionWords = (action: string) => wordsOfCode(actionLabel(action), action);
  const partsOf = (subject: string) => {
    const [part = "", ...rest] = subject.split(" ");
    const declared = resource(part) ?? contents.find((content) => content.name === part);
    return { part, name: rest.join(" "), declared };
  };
  const subjectWords = (subject: string): string => {
    const { part, name, declared } = partsOf(subject);
    return `${wordsOfCode(declared?.label.one ?? AUDIT_SUBJECTS[part], part)} ${name}`.trim();
  };
  return {
    actionWords,
    subjectWords,
    resourceOf: (subject: string) => resource(partsOf(subject).part),
    /** Returns the path of a subject; the log names bookings, orders and contents by theirs. */
    subjectPath: (subject: string): string | undefined => {
      const { part, name } = partsOf(subject);
      if (part === "booking" || part === "order") return resource(part) && panelPath(part, name);
      const content = contents.find((one) => one.name === part);
      return content && panelPath(contentPart(part), name);
    },
    lineInWords: (item: AdminItem): AdminItem => ({
      ...item,
      action: actionWords(String(item.action)),
      subject: subjectWords(String(item.subject)),
    }),
  };
}
