import type { z } from "zod";
import type { AdminItem } from "./admin/definition";
import type { CallFacts } from "./call";
import type * as everyCall from "./every-call";

/** Every call of the contract. */
export type DeclaredCall = Extract<(typeof everyCall)[keyof typeof everyCall], CallFacts>;

/** Method and path by which a call is made. */
export type KeyOf<C extends CallFacts> = `${Uppercase<C["method"]>} ${C["path"]}`;

type Part = string | number | boolean | undefined;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Params<Path extends string> = [NamesIn<Path>] extends [never]
  ? unknown
  : { params: Record<NamesIn<Path>, string | number> };

type Query<C> = C extends { query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { query?: QueryOf<z.input<S>> }
    : { query: QueryOf<z.input<S>> }
  : unknown;
type QueryOf<Input> = {
  [Name in keyof Input]:
    | Part
    | (Input[Name] extends readonly unknown[] ? readonly string[] : never);
};

type Body<C> = C extends { body: infer S extends z.ZodType }
  ? { body: z.input<S> }
  : C extends { form: z.ZodType }
    ? { body: FormData }
    : unknown;

/** The same key sends the same call again; without one it would be done twice. */
type Key<C> = C extends { idempotent: true } ? { key: string } : unknown;

type Version<C> = C extends { startsFrom: "VERSION" } ? { version: string | undefined } : unknown;

interface Asked {
  sent: unknown;
  answer: unknown;
}

type AskedOf<C extends CallFacts> = {
  sent: Params<C["path"]> & Query<C> & Body<C> & Key<C> & Version<C>;
  answer: C extends { answer: infer S extends z.ZodType } ? z.output<S> : unknown;
};

/** Page of a resource of the panel, and the total number of its rows. */
export interface AdminList {
  items: AdminItem[];
  total: number;
}

type OfResource = { params: { resource: string } };
type OfRow = { params: { resource: string; id: string | number } };

interface ResourceCalls {
  "GET /admin/{resource}": {
    sent: OfResource & { query?: Record<string, Part> | URLSearchParams };
    answer: AdminList;
  };
  "GET /admin/{resource}/{id}": { sent: OfRow; answer: AdminItem };
  "POST /admin/{resource}": {
    sent: OfResource & { body: Record<string, unknown> };
    answer: AdminItem;
  };
  "PUT /admin/{resource}/{id}": {
    sent: OfRow & { body: Record<string, unknown>; version: string | undefined };
    answer: AdminItem;
  };
  "DELETE /admin/{resource}/{id}": { sent: OfRow; answer: Record<string, never> };
}

type AskedCalls = { [C in DeclaredCall as KeyOf<C>]: AskedOf<C> } & ResourceCalls;

/** Method and path of a call: `PUT /cart/{cartId}/product/{productId}/quantity`. */
export type CallKey = keyof AskedCalls;

export type ReadPath = CallKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path
    : never
  : never;

export type PartsOf<Key extends CallKey> = AskedCalls[Key] extends infer Of extends Asked
  ? Of["sent"]
  : never;

export type AnswerTo<Key extends CallKey> = AskedCalls[Key]["answer"];

/** Arguments of a call besides its name; nothing where it takes none. */
export type WithCall<Key extends CallKey, More = unknown> =
  Record<never, never> extends PartsOf<Key>
    ? [sent?: PartsOf<Key> & More]
    : [sent: PartsOf<Key> & More];
