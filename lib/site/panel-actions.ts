import type { z } from "zod";
import { type CallFacts, isCall } from "@/lib/contract/call";
import * as everyCall from "@/lib/contract/every-call";
import type { DeclaredField } from "@/lib/contract/field/field";
import type { ActionName } from "@/lib/contract/staff-action";
import { type AskedFields, askedField, type WrittenField } from "./panel-contents";

/** Action of the staff as the browser gets it: its call, and its fields without their schemas. */
export interface PanelAction {
  /** Method and path of its call. */
  key: string;
  fields: AskedFields;
  /** Sent again after a broken connection, it is known by the receipt in its body. */
  hasReceipt?: true;
}
export type PanelActions = Record<ActionName, PanelAction>;

/** Returns the actions of the panel. Their words are no secret: the API says who may do what. */
export const panelActions = (): PanelActions =>
  Object.fromEntries(
    Object.values<unknown>(everyCall)
      .filter(isCall)
      .filter(({ fields }) => fields)
      .map((call) => [call.name, panelAction(call)]),
  ) as PanelActions;

function panelAction({ method, path, body, fields = {} }: CallFacts): PanelAction {
  const { shape } = (body ?? {}) as Partial<z.ZodObject>;
  const asked = Object.entries(fields).map(([name, field]) => [
    name,
    judgedField(field, shape?.[name] as z.ZodType | undefined),
  ]);
  return {
    key: `${method.toUpperCase()} ${path}`,
    fields: Object.fromEntries(asked),
    ...(shape && "receipt" in shape && { hasReceipt: true as const }),
  };
}

/** Describes a field by the schema that its value has in the body. */
function judgedField(field: DeclaredField, schema = field.schema): WrittenField {
  const mayBeEmpty = field.input.kind !== "FLAG" && isEmptyTaken(schema);
  return askedField({ ...field, schema, ...(mayBeEmpty && { isOptional: true as const }) });
}

const isEmptyTaken = (schema: z.ZodType): boolean =>
  schema.safeParse(undefined).success || schema.safeParse(null).success;
