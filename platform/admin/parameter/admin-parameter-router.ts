import { z } from "@hono/zod-openapi";
import { desc, eq, inArray, sql } from "drizzle-orm";
import {
  type AdminParameter,
  adminParameterSchema,
  parameterChangeSchema,
} from "@/lib/contract/admin/parameter";
import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { recordAudit } from "@/platform/audit/record-audit";
import type { Sql } from "@/platform/db/database";
import { auditEntries } from "@/platform/db/schema/audit";
import { parameters } from "@/platform/db/schema/site-look";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { parameterError } from "./parameter-value";

const list = route({
  name: "getAdminParameters",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/parameter",
  summary: "Every setting that the site can have, with its value, its default, and who changed it",
  responses: responses(z.array(adminParameterSchema), "The settings, in their groups"),
});

const change = route({
  name: "changeParameter",
  area: "admin",
  can: "parameter:change",
  proof: true,
  method: "put",
  path: "/admin/parameter/{type}",
  summary: "Sets a setting of the site, or gives it its default again",
  request: { params: z.object({ type: z.string().max(100) }), ...body(parameterChangeSchema) },
  responses: responses(adminParameterSchema, "The setting as it is now"),
});

type Row = typeof parameters.$inferSelect;

const subjectOf = (type: string) => `parameter ${type}`;

export function adminParameterRouter() {
  return newRouter()
    .answer(list, async ({ tx }) => {
      const rows = new Map(
        (await tx.select().from(parameters)).map((row) => [row.type, row] as const),
      );
      const keys = Object.keys(PARAMETERS) as ParameterKey[];
      const changedOf = await lastChanges(tx, keys);
      return keys.map((key) => view(key, rows.get(key), changedOf(key)));
    })
    .answer(change, async (work, { param: { type }, json }) => {
      const { tx, idSite, user } = work;
      const definition = parameterDefinition(type);
      if (!definition) throw new ApiError("NOT_FOUND");
      const key = type as ParameterKey;
      const { value, valueEn } = json;
      const errors = {
        value: parameterError(type, definition.kind, value),
        valueEn: parameterError(type, definition.kind, valueEn),
      };
      throwIfInvalid(
        Object.fromEntries(Object.entries(errors).flatMap(([k, v]) => (v ? [[k, v]] : []))),
      );
      const [before] = await tx
        .select()
        .from(parameters)
        .where(eq(parameters.type, type))
        .for("update");
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
      const valuesOf = (known: Row | undefined) =>
        known ? { value: known.value, valueEn: known.valueEn } : null;
      if (JSON.stringify(valuesOf(before)) !== JSON.stringify(valuesOf(row))) {
        await recordAudit(work, {
          user,
          action: "CHANGE",
          subject: subjectOf(type),
          before: valuesOf(before),
          after: valuesOf(row),
        });
        work.announce({ kind: "parameters" });
        work.announce({ kind: "siteInfo" });
      }
      return view(key, row, (await lastChanges(tx, [key]))(key));
    });
}

/** Who changed each setting last, and when. */
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

function view(
  key: ParameterKey,
  row: Row | undefined,
  changed: AdminParameter["changed"],
): AdminParameter {
  const { kind, label, group } = parameterDefinition(key) ?? {};
  if (!kind || !label || !group) throw new Error(`${key} is no setting`);
  return {
    type: key,
    kind,
    group,
    label,
    value: row?.value ?? null,
    valueEn: row?.valueEn ?? null,
    default: PARAMETERS[key].default,
    isSet: row !== undefined,
    changed,
  };
}
