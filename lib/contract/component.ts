import { z } from "zod";
import { BLOCKS } from "./block/blocks";
import { type BlockDefinition, type BlockFields, type ShapeOf, shapeOf } from "./block/definition";

type Block = (typeof BLOCKS)[number];
export type ComponentType = Block["type"];

type Shapes = {
  [B in Block as B["type"]]: B extends BlockDefinition<string, infer F>
    ? z.ZodObject<ShapeOf<F>>
    : never;
};

/** The settings of one type of block. */
export type ConfOf<T extends ComponentType> = z.output<Shapes[T]>;

/** The same as it may be stored: without what was added to the block since. */
export type StoredConfOf<T extends ComponentType> = z.input<Shapes[T]>;

/** A block that a page can hold, and how it is set up. */
export type ComponentConf = {
  [T in ComponentType]: { slug: string; type: T; conf: ConfOf<T> };
}[ComponentType];

const configured = ({ type, fields }: BlockDefinition<string, BlockFields>) =>
  z.object({ slug: z.string(), type: z.literal(type), conf: z.object(shapeOf(fields)) });

/** GET /component/conf/{slug} */
export const componentConfSchema = z.discriminatedUnion(
  "type",
  BLOCKS.map(configured) as never,
) as unknown as z.ZodType<ComponentConf>;
