import { inArray, or, sql } from "drizzle-orm";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "@/lib/contract/admin/audit-labels";
import type { auditResource } from "@/lib/contract/admin/audit-resource";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { CONTENTS } from "@/lib/contract/content/contents";
import type { Label } from "@/lib/contract/field/field";
import { wordsOf } from "@/platform/db/folded";
import { auditEntries } from "@/platform/db/schema/audit";
import type { ResourceSource } from "./resource-source";

const written = (values: Record<string, unknown> | null) => values && JSON.stringify(values);

/** Collects the words of each label, in every language, by its code. */
const wordsOfLabels = (labels: (readonly [code: string, label: Label])[]) =>
  labels.map(([code, { fr, en }]) => ({ code, words: [...wordsOf(fr), ...wordsOf(en)] }));

const ACTIONS = wordsOfLabels(Object.entries(AUDIT_ACTIONS));
const PARTS = wordsOfLabels([
  ...Object.entries(AUDIT_SUBJECTS),
  ...CONTENTS.map(({ name, label }) => [name, label.one] as const),
  ...ADMIN_RESOURCES.map(({ name, label }) => [name, label.one] as const),
]);

/** Finds the codes whose labels have a word that begins so. */
const codesWith = (labels: typeof ACTIONS, begin: string): string[] =>
  labels
    .filter(({ words }) => words.some((word) => word.startsWith(begin)))
    .map(({ code }) => code);

export const auditSource: ResourceSource<typeof auditResource, typeof auditEntries> = {
  table: auditEntries,
  columns: {
    at: auditEntries.at,
    by: auditEntries.by,
    action: auditEntries.action,
    subject: auditEntries.subject,
  },
  labelled(word) {
    const [actions, parts] = [codesWith(ACTIONS, word), codesWith(PARTS, word)];
    if (actions.length + parts.length === 0) return undefined;
    const isShownSo = or(
      inArray(auditEntries.action, actions),
      inArray(sql`split_part(${auditEntries.subject}, ' ', 1)`, parts),
    );
    return sql`select ${auditEntries.id} from ${auditEntries} where ${isShownSo}`;
  },
  async views(_, rows) {
    return rows.map(({ id, at, by, action, subject, before, after }) => ({
      id,
      at: at.toISOString(),
      by,
      action,
      subject,
      before: written(before),
      after: written(after),
    }));
  },
};
