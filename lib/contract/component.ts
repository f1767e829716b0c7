import { z } from "zod";
import { BLOCKS } from "./block/blocks";
import type { BlockDefinition } from "./block/definition";
import { type DeclaredFields, type ShapeOf, shapeOf } from "./field/field";

type Block = (typeof BLOCKS)[number];
export type ComponentType = Block["type"];

type Shapes = {
  [B in Block as B["type"]]: B extends BlockDefinition<string, infer F>
    ? z.ZodObject<ShapeOf<F>>
    : never;
};

export type ConfOf<T extends ComponentType> = z.output<Shapes[T]>;

/** Settings as they may be stored: without the fields added to the block since. */
export type StoredConfOf<T extends ComponentType> = z.input<Shapes[T]>;

export type ComponentConf = {
  [T in ComponentType]: { slug: string; type: T; conf: ConfOf<T> };
}[ComponentType];

const configured = ({ type, fields }: BlockDefinition<string, DeclaredFields>) =>
  z.object({ slug: z.string(), type: z.literal(type), conf: z.object(shapeOf(fields)) });

/** GET /component/conf/{slug} */
export const componentConfSchema = z.discriminatedUnion(
  "type",
  BLOCKS.map(configured) as never,
) as unknown as z.ZodType<ComponentConf>;
