import type { z } from "zod";
import type { CallKey, DeclaredCall, KeyOf } from "./asked-call";
import type { DeclaredFields } from "./field/field";

type Acting = Extract<DeclaredCall, { fields: DeclaredFields }>;

/** Name of a call that the panel has a sheet for, and words of it in `admin.action`. */
export type ActionName = Acting["name"];

type ActionOf<N extends ActionName> = Extract<Acting, { name: N }>;

export type ActionKey<N extends ActionName> = Extract<CallKey, KeyOf<ActionOf<N>>>;

export type ActionField<N extends ActionName> = keyof ActionOf<N>["fields"] & string;

export type ActionBody<N extends ActionName> =
  ActionOf<N> extends { body: infer S extends z.ZodType } ? z.input<S> : Record<never, never>;

/** Part of the body that nobody types: the screen knows it, but for the receipt. */
export type ActionGiven<N extends ActionName> = Omit<ActionBody<N>, ActionField<N> | "receipt">;

/** Typed values of an action's fields; a number is its text as long as that is none. */
export type ActionTyped<N extends ActionName> = {
  [F in ActionField<N>]?: TypedAs<ActionBody<N>[F & keyof ActionBody<N>]>;
};
type TypedAs<V> = V | null | (V extends number ? string : never);
