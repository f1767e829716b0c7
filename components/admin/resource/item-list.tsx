"use client";

import { moveTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelField, PanelResource } from "@/lib/site/panel-resources";
import { FieldValue, isSilent } from "./field-value";
import { isAmount } from "./is-amount";
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
  return (
    <div className="hidden overflow-x-auto rounded-card border border-line md:block">
      <table className="w-full border-collapse text-left text-small">
        <thead className="bg-surface text-muted">
          <tr>
            {columns.map(([name, field]) => (
              <th
                key={name}
                scope="col"
                className={`px-4 py-2.5 font-medium ${field.kind === "NUMBER" ? "text-right" : ""}`}
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
                    className={`max-w-72 px-4 py-2.5 align-baseline [overflow-wrap:anywhere] ${field.kind === "NUMBER" ? "text-right" : ""}`}
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
  const [first, ...rest] = columnsOf(resource);
  if (!first) return null;
  const [title, titleField] = first;
  const marks = rest.filter(([, field]) => isMark(field));
  const amount = rest.find(([, field]) => isAmount(field));
  const facts = rest.filter((column) => column !== amount && !marks.includes(column));
  // At the end of the first line stands what a list is read for: its amounts, or else its marks.
  const atEnd = amount ? [amount] : marks;
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 md:hidden">
      {items.map((item) => (
        <li key={item.id}>
          <PanelLink
            href={itemPath(resource.name, item)}
            className="block h-full rounded-card border border-line bg-surface px-4 py-3 hover:border-accent"
          >
            <span className="flex items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold text-heading [overflow-wrap:anywhere]">
                <FieldValue field={titleField} value={item[title]} isBrief />
              </span>
              {atEnd.map((column) => (
                <span key={column[0]} className={amount ? "font-semibold text-heading" : ""}>
                  <CardValue column={column} item={item} hasName={!amount} />
                </span>
              ))}
            </span>
            <span className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-small">
              {[...(amount ? marks : []), ...facts].map((column) => (
                <CardValue key={column[0]} column={column} item={item} hasName />
              ))}
            </span>
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}

/** Value on a card, after its name where it does not speak for itself. */
function CardValue(props: { column: Column; item: AdminItem; hasName: boolean }) {
  const [name, field] = props.column;
  const { labelOf } = usePanel();
  if (isSilent(field, props.item[name])) return null;
  const speaks = SPEAKS.has(field.kind) || (field.kind === "FLAG" && field.states);
  return (
    <span
      className={`min-w-0 text-small [overflow-wrap:anywhere] ${field.kind === "TEXT" ? "basis-full" : ""}`}
    >
      {!speaks && (
        <span
          className={props.hasName ? "text-muted" : "sr-only"}
        >{`${labelOf(field.label)} `}</span>
      )}
      <FieldValue field={field} value={props.item[name]} isBrief />
    </span>
  );
}

/** Tells whether a field stands as a coloured mark beside a row's name. */
const isMark = (field: PanelField): boolean =>
  field.kind === "FLAG" ||
  (field.kind === "CHOICE" && Object.values(field.options).some(({ tone }) => tone));

/** Kinds of fields that need no name on a card: their values speak for themselves. */
const SPEAKS: ReadonlySet<PanelField["kind"]> = new Set([
  "EMAIL",
  "PHONE",
  "REACH",
  "TEXT",
  "CHOICE",
]);

type Column = readonly [string, PanelField];

const columnsOf = ({ columns, fields }: PanelResource) =>
  columns.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, field] as const] : [];
  });
