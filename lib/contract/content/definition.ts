import { z } from "zod";
import type { DeclaredField, DeclaredFields, Label } from "@/lib/contract/field/field";
import { type Picture, pictureSchema } from "@/lib/contract/image";
import type { PageRole } from "@/lib/contract/page";
import type { SiteFeature } from "@/lib/contract/site";

/** Kind of content that the CMS keeps many of: its names, its fields, and its place. */
export interface ContentDefinition<
  N extends string = string,
  F extends DeclaredFields = DeclaredFields,
> {
  name: N;
  /** Its names; `found` is that beside a result of the search, where it is not `one`. */
  label: { one: Label; many: Label; found?: Label };
  /** Text of the button that begins one. */
  add: Label;
  lead: Label;
  fields: F;
  title: string;
  /** Field with what it is about in a sentence or two. */
  summary?: string;
  author?: string;
  /** Field that splits them into lists: an element's route, the folder of an article. */
  section?: string;
  /** Order of a list: as the owner sets it, or the newest first. */
  order: "RANK" | "NEWEST";
  /** Items on a page of its list (§9), where it is not the usual number. */
  pageSize?: number;
  /** Role of the page below which each has an address; those without appear on other pages. */
  under?: PageRole;
  /** True for a page of the site itself, at the path in its field `path`. */
  isPage?: true;
  /** Fields for the beginning and the end, both or neither. Only an item with a time has a page. */
  span?: { from: string; until: string };
  /** Field for the number of people who may register for an event; empty means nobody may. */
  places?: string;
  searched?: readonly string[];
  cover?: string;
  /** Fields with the pictures that stand on its page. */
  pictured?: readonly string[];
  isMailed?: true;
  /** Fields that the editor shows together, below the others. */
  groups?: readonly FieldGroup[];
  /** Feature that a site needs to have any. */
  feature?: SiteFeature;
  /** Type of schema.org for search engines. */
  schemaType?: ArticleType | "ImageGallery" | "Event";
  icon: string;
  /** Finds faults besides empty fields, by their place in the shown fields: `fields.0.label`. */
  faults?(shown: Record<string, unknown>): Record<string, ContentFault>;
}

const ARTICLE_TYPES = ["NewsArticle", "BlogPosting"] as const;
type ArticleType = (typeof ARTICLE_TYPES)[number];

/** Tells whether a content is an article for search engines, by its type of schema.org. */
export const isArticle = (type: ContentDefinition["schemaType"]): type is ArticleType =>
  ARTICLE_TYPES.some((article) => article === type);

export interface FieldGroup<Name extends string = string> {
  label: Label;
  fields: readonly Name[];
}

export type ContentFault =
  | "REQUIRED"
  | "ALT_MISSING"
  | "QUESTIONS_MISSING"
  | "OPTIONS_TOO_FEW"
  | "CONDITION_LOST"
  | "HOME_IS_A_PAGE";

export const defineContent = <const N extends string, F extends DeclaredFields>(
  definition: ContentDefinition<N, F> & NamesFields<keyof F & string>,
): ContentDefinition<N, F> => definition;

interface NamesFields<Name extends string> {
  title: Name;
  summary?: Name;
  author?: Name;
  section?: Name;
  span?: { from: Name; until: Name };
  places?: Name;
  searched?: readonly Name[];
  cover?: Name;
  pictured?: readonly Name[];
  groups?: readonly FieldGroup<Name>[];
}

/** Value of a field once it is shown: a medium as its picture. */
type Shown<F> = F extends { isOptional: true } ? ShownGiven<F> | null : ShownGiven<F>;
type ShownGiven<F> = F extends { input: { kind: "MEDIUM" } }
  ? Picture
  : F extends { input: { kind: "MEDIA"; fields: infer G extends DeclaredFields } }
    ? (Picture & { idMedium: number } & ShownFields<G>)[]
    : F extends DeclaredField<infer S>
      ? NonNullable<z.output<S>>
      : never;

export type ShownFields<F extends DeclaredFields> = { [K in keyof F & string]: Shown<F[K]> };

export type ContentShown<D extends ContentDefinition> = ShownFields<D["fields"]> & {
  id: number;
  rank: number;
  /** As an ISO instant. */
  publishedAt: string;
  /** Path without the locale prefix; null where it has no page of its own. */
  path: string | null;
};

const ABOUT = {
  id: z.number().int(),
  rank: z.number().int(),
  publishedAt: z.iso.datetime(),
  path: z.string().nullable(),
};

function shownField({ input, schema, isOptional }: DeclaredField): z.ZodType {
  if (input.kind === "MEDIUM") return isOptional ? pictureSchema.nullable() : pictureSchema;
  if (input.kind !== "MEDIA") return schema;
  return z.array(pictureSchema.extend({ idMedium: z.number().int(), ...shownShape(input.fields) }));
}

const shownShape = (fields: DeclaredFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownField(field)]));

export const pageAbove = (
  { under, span }: Pick<ContentDefinition, "under" | "span">,
  fields: Record<string, unknown>,
): PageRole | undefined => (span && !fields[span.from] ? undefined : under);

export const publishedSchemaOf = <D extends ContentDefinition>({ fields }: D) =>
  z.object({ ...ABOUT, ...shownShape(fields) }) as unknown as z.ZodType<ContentShown<D>>;

/** Returns the fields that all languages share, or the fields that each language has of its own. */
export const fieldsOf = ({ fields }: Pick<ContentDefinition, "fields">, isTranslated: boolean) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => (field.isTranslated ?? false) === isTranslated),
  );
