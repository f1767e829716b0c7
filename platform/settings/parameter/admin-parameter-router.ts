import { desc, eq, inArray, sql } from "drizzle-orm";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import * as calls from "@/lib/contract/calls/admin-parameter";
import type { HeldValue } from "@/lib/contract/parameter";
import type { ParameterDefinition } from "@/lib/contract/parameter-catalogue/definition";
import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { hasPermission } from "@/lib/contract/permission";
import type { Role, User } from "@/lib/contract/user";
import { isSaidInEach, type SettingValue } from "@/lib/rules/setting/setting-value";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { recordAudit } from "@/platform/audit/record-audit";
import { auditEntries } from "@/platform/db/schema/audit";
import { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { refuseStale, versionOf } from "@/platform/http/version";
import type { Services } from "@/platform/services/services";
import { secretOfSite } from "@/platform/site/site-secret";
import { parameterError, tidiedValue } from "./parameter-value";
import { LONGEST_DRAFT, readDraft, writeDraft } from "./setting-draft";

type Row = typeof parameters.$inferSelect;

/**
 * Refuses an administrator without a second factor who requires it of everybody: they would be the
 * first locked out.
 * @throws ApiError INVALID_FIELDS at `value`
 */
async function refuseToLockOneselfOut(
  tx: Sql,
  user: Pick<User, "id">,
  { key, value }: { key: ParameterKey; value: string | null },
): Promise<void> {
  if (key !== "STAFF_SECOND_FACTOR" || value !== "true") return;
  if (!(await hasSecondFactor(tx, user.id))) throw invalidFields({ value: "OWN_FACTOR_FIRST" });
}

/** Kinds of values that are texts, which each language may have of its own. */
const TRANSLATED: ReadonlySet<HeldValue["is"]> = new Set([
  "LINE",
  "PARAGRAPH",
  "MARKUP",
  "CODE",
  "LINK",
  "PHONE",
]);

/** Returns a setting's value, or its text in each language. */
function settingValueOf(key: ParameterKey, known: Row | undefined): SettingValue {
  const { value, valueEn } = known ?? { value: null, valueEn: null };
  const holds = parameterDefinition(key)?.holds;
  const isText = holds !== undefined && TRANSLATED.has(holds.is);
  return isText || valueEn !== null ? { fr_FR: value, en: valueEn } : value;
}

/** Returns the columns of a setting; null where it has its default. */
const valuesOf = (known: Row | undefined) =>
  known ? { value: known.value, valueEn: known.valueEn } : null;

/** Makes two changes of a setting, which may have no row yet, come one after the other. */
const lockParameter = (tx: Sql, { idSite, type }: { idSite: number; type: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(${idSite}, hashtext(${`parameter ${type}`}))`);

const subjectOf = (type: string) => `parameter ${type}`;

export function adminParameterRouter({ database }: Pick<Services, "database">) {
  return newRouter()
    .answer(calls.getParameterDraft, async ({ idSite, user, language, now }, { query }) => {
      const secret = await secretOfSite(database, idSite);
      const draft = readDraft(secret, query.draft, { idUser: user.id, now });
      const definition = draft && parameterDefinition(draft.type);
      if (!definition) throw new ApiError("NOT_FOUND");
      const { type, value, valueEn } = draft;
      return {
        id: 0,
        type,
        kind: definition.kind,
        group: definition.group,
        label: language === "en" ? definition.label.en : definition.label.fr,
        value: language === "en" ? (valueEn ?? value) : value,
      };
    })
    .answer(calls.draftParameter, async (work, { param: { type }, json }) => {
      const { idSite, user, now } = work;
      const typed = typedValues(user, type, json.value);
      const secret = await secretOfSite(database, idSite);
      const draft = writeDraft(secret, { idUser: user.id, type, ...typed }, now);
      if (draft.length > LONGEST_DRAFT) throw invalidFields({ value: "TOO_LONG_TO_TRY" });
      return { draft };
    })
    .answer(calls.getAdminParameters, async ({ tx, user }) => {
      const rows = new Map(
        (await tx.select().from(parameters)).map((row) => [row.type, row] as const),
      );
      const keys = Object.keys(PARAMETERS) as ParameterKey[];
      const changedOf = await lastChanges(tx, keys);
      return keys.map((key) =>
        view(key, rows.get(key), { changed: changedOf(key), role: user.role }),
      );
    })
    .answer(calls.changeParameter, async (work, { param: { type }, json }) => {
      const { tx, idSite, user } = work;
      const { value, valueEn } = typedValues(user, type, json.value);
      const key = type as ParameterKey;
      await refuseToLockOneselfOut(tx, user, { key, value });
      await lockParameter(tx, { idSite, type });
      const [before] = await tx.select().from(parameters).where(eq(parameters.type, type));
      const viewOf = async (row: Row | undefined) =>
        view(key, row, { changed: (await lastChanges(tx, [key]))(key), role: user.role });
      const wanted = value === null ? null : { value, valueEn };
      if (JSON.stringify(valuesOf(before)) === JSON.stringify(wanted)) return viewOf(before);
      refuseStale(work.version, await viewOf(before));
      const reason = reasonOf(key, json.reason);
      if (value === null) await tx.delete(parameters).where(eq(parameters.type, type));
      else {
        await tx
          .insert(parameters)
          .values({ idSite, type, value, valueEn })
          .onConflictDoUpdate({
            target: [parameters.idSite, parameters.type],
            set: { value, valueEn },
          });
      }
      const [row] = await tx.select().from(parameters).where(eq(parameters.type, type));
      await recordAudit(work, {
        user,
        action: "CHANGE",
        subject: subjectOf(type),
        before: before ? { value: settingValueOf(key, before) } : null,
        after:
          row || reason ? { ...(row && { value: settingValueOf(key, row) }), ...reason } : null,
      });
      work.announce({ kind: "parameters" });
      work.announce({ kind: "siteInfo" });
      return viewOf(row);
    });
}

/** Returns the reason of a change of code, for the log. @throws ApiError INVALID_FIELDS without one */
function reasonOf(key: ParameterKey, reason: string | undefined): { reason?: string } {
  if (parameterDefinition(key)?.holds.is !== "CODE") return {};
  if (!reason) throw invalidFields({ reason: "REQUIRED" });
  return { reason };
}

/**
 * Reads the values of a setting that somebody types.
 * @throws ApiError NOT_FOUND; FORBIDDEN for one that takes all rights; INVALID_FIELDS
 */
function typedValues(
  user: Pick<User, "role">,
  type: string,
  typed: SettingValue,
): { value: string | null; valueEn: string | null } {
  const definition = parameterDefinition(type);
  if (!definition) throw new ApiError("NOT_FOUND");
  if (!mayChange(user.role, definition)) throw new ApiError("FORBIDDEN");
  const isInEach = isSaidInEach(typed);
  const said = isInEach ? typed : { fr_FR: typed, en: null };
  const value = tidiedValue(definition.holds, said.fr_FR);
  const valueEn = tidiedValue(definition.holds, said.en);
  const errors = {
    [isInEach ? "value.fr_FR" : "value"]: parameterError(definition.holds, value),
    "value.en": parameterError(definition.holds, valueEn),
  };
  throwIfInvalid(
    Object.fromEntries(Object.entries(errors).flatMap(([k, v]) => (v ? [[k, v]] : []))),
  );
  return { value, valueEn };
}

async function lastChanges(
  tx: Sql,
  keys: ParameterKey[],
): Promise<(key: ParameterKey) => AdminParameter["changed"]> {
  const rows = await tx
    .selectDistinctOn([auditEntries.subject], {
      subject: auditEntries.subject,
      at: auditEntries.at,
      by: auditEntries.by,
    })
    .from(auditEntries)
    .where(inArray(auditEntries.subject, keys.map(subjectOf)))
    .orderBy(auditEntries.subject, desc(auditEntries.at), sql`${auditEntries.id} desc`);
  const bySubject = new Map(rows.map((row) => [row.subject, row]));
  return (key) => {
    const found = bySubject.get(subjectOf(key));
    return found ? { at: found.at.toISOString(), by: found.by } : null;
  };
}

const mayChange = (role: Role, { needs }: ParameterDefinition): boolean =>
  needs === undefined || hasPermission(role, needs);

function view(
  key: ParameterKey,
  row: Row | undefined,
  { changed, role }: { changed: AdminParameter["changed"]; role: Role },
): AdminParameter {
  const definition = parameterDefinition(key);
  if (!definition) throw new Error(`${key} is no setting`);
  const { kind, label, group, holds, sentence, unset } = definition;
  return {
    type: key,
    kind,
    group,
    label,
    holds,
    ...(sentence && { sentence }),
    ...(unset && { unset }),
    value: settingValueOf(key, row),
    default: PARAMETERS[key].default,
    version: versionOf([valuesOf(row)]),
    isSet: row !== undefined,
    mayChange: mayChange(role, definition),
    changed,
  };
}
