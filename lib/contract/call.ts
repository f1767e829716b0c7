import type { z } from "zod";
import type { Area } from "./area";
import type { CallLimit } from "./call-limits";
import type { Callers } from "./callers";
import type { DeclaredFields } from "./field/field";

/** Declaration of what a change began from; `no` gives the reason why it need not say. */
export type StartsFrom = "VERSION" | { field: string } | { no: string };

/** Calls that need a proof: all of them, or those with these actions in the body. */
export type CallProof = true | { actions: readonly string[] };

/** Declaration of a call, for its callers and its handler. */
export type CallFacts = Callers & {
  /** Name in the code and in the API document: a verb and its object. */
  name: string;
  area: Area;
  method: "get" | "post" | "put" | "delete";
  /** Path below `/api`, its parameters in braces. */
  path: string;
  summary: string;
  description?: string;
  /** Limit of such calls per network; a call is counted once its request was found valid. */
  limit?: CallLimit;
  /**
   * Need for a proof of identity of the last ten minutes, given in this session
   * (`proveSelf`); where actions are listed, only those of the body do. When left out, its
   * permission decides: a change of prices, money or rights needs one, but for a call that says
   * `false`.
   */
  proof?: CallProof | false;
  /**
   * Base of a staff member's change, so that nobody's save overwrites another's unseen: the VERSION
   * that was read, a field of its body, or the reason why there is nothing to overwrite.
   */
  startsFrom?: StartsFrom;
  /** For use at the wheel, where nobody touches anything for an hour: works in an idle session. */
  atTheWheel?: true;
  /** Takes an Idempotency-Key: a call sent again under the same key is done once. */
  idempotent?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Fields of the panel's sheet for it, by their names in the body, whose schema judges them; what
   * they leave of the body comes from the screen. None where the sheet only asks whether to do it.
   */
  fields?: DeclaredFields;
  /** Schema of a form with a file in it. */
  form?: z.ZodType;
  /** Data in the envelope of its answer; none for a file. */
  answer?: z.ZodType;
  /** Media type of an answered file, or several of them. */
  file?: string | readonly string[];
  says: string;
};

/** Unknown names in a declaration: a misspelt fact would be ignored. */
type UnknownFact<C> = Exclude<keyof C, keyof CallFacts>;

/** Fields that the body does not have: what is typed there would go nowhere. */
type FieldsWithin<C> = C extends { fields: infer F }
  ? { fields: Record<Exclude<keyof F, keyof BodyOf<C>>, never> }
  : unknown;
type BodyOf<C> = C extends { body: infer S extends z.ZodType } ? z.input<S> : unknown;

/** Declares a call of the contract; a call without its callers does not compile. */
export const call = <const C extends CallFacts>(
  facts: C & Record<UnknownFact<C>, never> & FieldsWithin<C>,
): C => facts as C;

/** Tells a declared call from the other exports of a file of calls. */
export const isCall = (exported: unknown): exported is CallFacts =>
  typeof exported === "object" && exported !== null && "says" in exported;
