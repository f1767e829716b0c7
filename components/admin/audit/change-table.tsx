"use client";

import { useTranslations } from "next-intl";
import { FieldValue } from "@/components/admin/resource/field-value";
import { useFieldLabel } from "@/components/admin/resource/use-field-label";
import type { PanelField, PanelResource } from "@/lib/site/panel-resources";
import type { ChangedField } from "./field-changes";

/** Values before and after; a field that the resource does not declare shows its code. */
export function ChangeTable(props: {
  fields: ChangedField[];
  resource: PanelResource | undefined;
}) {
  const { fields, resource } = props;
  const t = useTranslations("admin.audit");
  const labelOfField = useFieldLabel();
  const inLanguage = useTranslations("admin.content.in");
  const HEAD = "px-4 py-2.5 font-medium";
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full table-fixed border-collapse text-left text-small">
        <thead className="bg-surface text-muted">
          <tr>
            <th scope="col" className={HEAD}>
              {t("field")}
            </th>
            <th scope="col" className={HEAD}>
              {t("before")}
            </th>
            <th scope="col" className={HEAD}>
              {t("after")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {fields.map(({ name, locale, before, after }) => {
            const declared = declaredField(name, resource);
            const code = codeWords(name, t);
            return (
              <tr key={`${name} ${locale}`} className="align-top [overflow-wrap:anywhere]">
                <th scope="row" className="px-4 py-2.5 font-normal text-muted">
                  {declared
                    ? labelOfField(declared.field.label, locale)
                    : locale
                      ? `${code} ${inLanguage(locale)}`
                      : code}
                </th>
                <td className="px-4 py-2.5">
                  <Value value={before} declared={declared} />
                </td>
                <td className="px-4 py-2.5 text-heading">
                  <Value value={after} declared={declared} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface Declared {
  field: PanelField;
  /** True where the log has cents, and the resource euros. */
  isInCents: boolean;
}

function declaredField(name: string, resource: PanelResource | undefined): Declared | undefined {
  const isInCents = name.endsWith("Cents");
  const field = resource?.fields[isInCents ? name.slice(0, -"Cents".length) : name];
  if (!field) return undefined;
  // Each line is about one language.
  const { isTranslated: _, ...said } = field;
  return { field: said, isInCents };
}

function Value({ value, declared }: { value: unknown; declared: Declared | undefined }) {
  const isNone = value === undefined || value === null || value === "";
  if (isNone) return <span className="text-muted">–</span>;
  if (declared) {
    const shown = declared.isInCents ? Number(value) / 100 : value;
    return <FieldValue field={declared.field} value={shown} />;
  }
  return <span>{typeof value === "object" ? JSON.stringify(value) : String(value)}</span>;
}

/** Returns the log's word for a name that no resource declares, or the name itself. */
function codeWords(name: string, t: ReturnType<typeof useTranslations<"admin.audit">>): string {
  const key = `fields.${name}` as "fields.action";
  return t.has(key) ? t(key) : name;
}
