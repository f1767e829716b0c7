import { z } from "zod";
import type { BlockFields, DeclaredField, DeclaredFields } from "@/lib/contract/field/field";
import { cropSchema, pictureSchema } from "@/lib/contract/image";
import { languageCodeSchema } from "@/lib/contract/locale";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { sanitisedLayoutHtml } from "@/lib/layout/layout-tree";
import { harmlessCss } from "@/lib/layout/scoped-css";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { isLinkAddress } from "@/lib/rules/text/link-address";
import { hasHiddenSign } from "@/lib/rules/text/typed-lines";
import { sanitisedHtml } from "./sanitised-html";

const LONGEST_LINE = 300;
const LONGEST_TEXT = 5_000;
const LONGEST_HTML = 200_000;
const LONGEST_ADDRESS = 2_000;
const MOST_OF_A_LIST = 200;
const MOST_BLOCKS = 60;

const UNKEPT = { params: { fault: "HIDDEN_SIGN" } };

const html = z
  .string()
  .max(LONGEST_HTML)
  .refine(isBoundedMarkup)
  .overwrite(sanitisedHtml)
  .refine((text) => !hasHiddenSign(text), UNKEPT);

/** Sign that no database keeps: none, or half of one. */
const UNKEPT_SIGN = /[\0\p{Cs}]/u;

/** Structure of a layout, with the keys of its texts. */
const layoutHtml = z
  .string()
  .max(LONGEST_HTML)
  .refine(isBoundedMarkup)
  .overwrite(sanitisedLayoutHtml)
  .refine((text) => !hasHiddenSign(text), UNKEPT);

/** Style sheet of a layout, without what may not leave the page; unreadable, it is refused. */
const layoutCss = z
  .string()
  .max(LONGEST_HTML)
  .refine((css) => !UNKEPT_SIGN.test(css), UNKEPT)
  .refine((css) => harmlessCss(css) !== undefined)
  .overwrite((css) => harmlessCss(css) ?? "");

/** Builds the schema of a working copy's fields, which may be empty, but not invalid. */
export const typedSchemaOf = (fields: DeclaredFields): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, typedValue(field).nullish()]),
    ),
  );

function typedValue({ input, schema }: DeclaredField): z.ZodType {
  switch (input.kind) {
    case "LINE":
      return lineSchema.max(LONGEST_LINE);
    case "TEXT":
      return linesSchema.max(LONGEST_TEXT);
    case "RICH_TEXT":
      return html;
    case "LINES":
      return z.array(lineSchema.max(LONGEST_LINE)).max(100);
    case "LIST":
      return z.array(typedItem(input.fields)).max(Math.max(input.max ?? 0, MOST_OF_A_LIST));
    case "MEDIA":
      return z
        .array(typedItem(input.fields).extend({ idMedium: z.int().positive() }))
        .max(MOST_OF_A_LIST);
    case "PICTURES":
      return z.array(typedPicture.extend(typedItem(input.fields).shape)).max(MOST_OF_A_LIST);
    case "PICTURE":
      return typedPicture;
    case "LINK":
      return typedItem(input.fields);
    case "ADDRESS":
      return lineSchema
        .max(LONGEST_ADDRESS)
        .refine((address) => address === "" || isLinkAddress(address));
    case "HTML":
      return html;
    case "CSS":
      return z
        .string()
        .max(LONGEST_HTML)
        .refine((css) => !UNKEPT_SIGN.test(css), UNKEPT);
    case "LAYOUT":
      return typedItem(input.fields).extend({
        html: layoutHtml.nullish(),
        css: layoutCss.nullish(),
        styles: layoutCss.nullish(),
      });
    case "BLOCKS":
      return z.array(typedBlock(input.blocks)).max(MOST_BLOCKS);
    default: {
      const given = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
      return given as z.ZodType;
    }
  }
}

/** Picture of the site, or of another one, with its description in each language. */
const typedPicture = pictureSchema.extend({
  src: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/)
    .max(LONGEST_ADDRESS),
  alt: z.partialRecord(languageCodeSchema, lineSchema.max(LONGEST_LINE)),
  crop: cropSchema.nullish(),
});

/** Builds the schema of a block of one of the types; its slug is its name in the site. */
const typedBlock = (blocks: Record<string, BlockFields>): z.ZodType =>
  z.discriminatedUnion(
    "type",
    Object.entries(blocks).map(([type, { fields }]) =>
      z.strictObject({
        slug: z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,119}$/),
        type: z.literal(type),
        isHidden: z.boolean().default(false),
        ...typedItem(fields).shape,
      }),
    ) as never,
  );

/** Builds the schema of an item of a list, which holds the words of each language. */
const typedItem = (fields: DeclaredFields): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const value = typedValue(field).nullish();
        return [
          name,
          field.isTranslated ? z.partialRecord(languageCodeSchema, value).nullish() : value,
        ];
      }),
    ),
  );
