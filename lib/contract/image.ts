import { z } from "zod";
import { isCrop, SIDE } from "@/lib/rules/site/picture-crop";
import { lineSchema } from "./typed-text";

/** Picture on a page; `src` is a path of the site or an https address, sizes are in pixels. */
export const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Point that stays in sight where it is cropped, from 0 to 1 of its sides; else the middle. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  /** Set for a video. */
  kind: z.literal("VIDEO").optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

const thousandths = z.number().int().min(0).max(SIDE);

/** Part of a picture that is shown, in thousandths of its sides. */
export const cropSchema = z
  .object({ x: thousandths, y: thousandths, width: thousandths, height: thousandths })
  .refine(isCrop);

/** Image kept by the image service (§3 Logo, Album image). */
export const onlineImageSchema = z.object({
  id: z.number().int(),
  externalId: z.string().nullable(),
  externalType: z.string().nullable(),
  externalPath: z.string().nullable(),
  url: z.string(),
  /** In pixels, where known: a page keeps the picture's room free until it comes. */
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
});
export type OnlineImage = z.infer<typeof onlineImageSchema>;

/** POST /image/load-svg */
export const loadSvgRequestSchema = z.object({ url: lineSchema.min(1).max(2000) });
export const loadSvgResponseSchema = z.object({ svg: z.string() });
