"use client";

import { moveTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { FieldValue } from "./field-value";
import { itemPath } from "./item-path";

type Rows = { resource: PanelResource; items: AdminItem[] };

/** Rows of a resource: a table where there is room for its columns, cards where there is not. */
export const ItemList = (props: Rows) => (
  <>
    <ItemTable {...props} />
    <ItemCards {...props} />
  </>
);

function ItemTable({ resource, items }: Rows) {
  const { labelOf } = usePanel();
  const columns = columnsOf(resource);
  const isNumber = (kind: string) => kind === "EUROS" || kind === "NUMBER";
  return (
    <div className="hidden overflow-x-auto rounded-card border border-line md:block">
      <table className="w-full border-collapse text-left text-small">
        <thead className="bg-surface text-muted">
          <tr>
            {columns.map(([name, field]) => (
              <th
                key={name}
                scope="col"
                className={`px-4 py-2.5 font-medium ${isNumber(field.kind) ? "text-right" : ""}`}
              >
                {labelOf(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => {
            const href = itemPath(resource.name, item);
            return (
              // The first cell's link does the same by keyboard.
              <tr
                key={item.id}
                onClick={({ defaultPrevented, target }) => {
                  const isChosen = !window.getSelection()?.isCollapsed;
                  if (!defaultPrevented && !isChosen && !(target as Element).closest("a")) {
                    moveTo(href);
                  }
                }}
                className="cursor-pointer hover:bg-surface"
              >
                {columns.map(([name, field], index) => (
                  <td
                    key={name}
                    className={`max-w-72 px-4 py-2.5 align-baseline [overflow-wrap:anywhere] ${isNumber(field.kind) ? "text-right" : ""}`}
                  >
                    {index === 0 ? (
                      <PanelLink
                        href={href}
                        className="inline-flex min-h-6 min-w-28 items-center font-semibold text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
                      >
                        <FieldValue field={field} value={item[name]} isBrief />
                      </PanelLink>
                    ) : (
                      <FieldValue field={field} value={item[name]} isBrief />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function ItemCards({ resource, items }: Rows) {
  const { labelOf } = usePanel();
  const [first, ...rest] = columnsOf(resource);
  if (!first) return null;
  const [title, titleField] = first;
  const marks = rest.filter(([, { kind }]) => kind === "CHOICE" || kind === "FLAG");
  const facts = rest.filter(([, { kind }]) => kind !== "CHOICE" && kind !== "FLAG");
  return (
    <ul className="space-y-2.5 md:hidden">
      {items.map((item) => (
        <li key={item.id}>
          <PanelLink
            href={itemPath(resource.name, item)}
            className="block rounded-card border border-line bg-surface px-4 py-3 hover:border-accent"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 font-semibold text-heading [overflow-wrap:anywhere]">
                <FieldValue field={titleField} value={item[title]} isBrief />
              </span>
              {marks.map(([name, field]) => (
                <span key={name} className="text-small">
                  {field.kind === "FLAG" && (
                    <span className="mr-1.5 text-muted">{labelOf(field.label)}</span>
                  )}
                  <FieldValue field={field} value={item[name]} isBrief />
                </span>
              ))}
            </span>
            <span className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-small">
              {facts.map(([name, field]) =>
                item[name] === null || item[name] === "" ? null : (
                  <span key={name} className="min-w-0 [overflow-wrap:anywhere]">
                    <span className="text-muted">{`${labelOf(field.label)} `}</span>
                    <FieldValue field={field} value={item[name]} isBrief />
                  </span>
                ),
              )}
            </span>
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}

const columnsOf = ({ columns, fields }: PanelResource) =>
  columns.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, field] as const] : [];
  });
