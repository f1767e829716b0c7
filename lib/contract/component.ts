import { z } from "zod";
import { pictureSchema } from "./image";
import { productKindSchema } from "./product";

const link = z.object({ label: z.string(), url: z.string() });
/** Sanitised HTML: paragraphs, lists, links, emphasis, headings from h3 down. */
const richText = z.string();
const heading = { kicker: z.string().nullable(), title: z.string() };

const hero = z.object({
  ...heading,
  text: z.string(),
  image: pictureSchema,
  imageMobile: pictureSchema.nullable(),
  actions: z.array(link).max(2),
  /** Short facts in a row under the title, for example « 24 h/24 ». */
  facts: z.array(z.object({ value: z.string(), label: z.string() })).max(4),
  size: z.enum(["FULL", "PAGE"]),
  /** Asks where from, where to and when, and goes on to the booking form with it. */
  asksRide: z.boolean().optional(),
});
const text = z.object({ ...heading, title: z.string().nullable(), text: richText });
const imageText = z.object({
  ...heading,
  text: richText,
  image: pictureSchema,
  imageSide: z.enum(["LEFT", "RIGHT"]),
  actions: z.array(link).max(2),
});
const serviceCards = z.object({
  ...heading,
  text: z.string().nullable(),
  /** Services with any of these tags, in their order; all when empty. */
  tags: z.array(z.string()),
  /** The service of the page one is on, left out. */
  except: z.string().nullable(),
});
const fareTable = z.object({
  ...heading,
  text: z.string().nullable(),
  note: z.string().nullable(),
});
const fareCalculator = z.object({
  ...heading,
  text: z.string().nullable(),
  /** The calendar whose allowed dates the calculator offers. */
  idCalendar: z.number().int(),
});
const bookingForm = z.object({
  ...heading,
  text: z.string().nullable(),
  /** The calendar whose allowed dates the form offers. */
  idCalendar: z.number().int(),
});
const contactForm = z.object({ ...heading, text: z.string().nullable() });
const openingHours = z.object({ ...heading, note: z.string().nullable() });
const mapLink = z.object({
  ...heading,
  text: z.string().nullable(),
  image: pictureSchema.nullable(),
});
const questions = z.object({
  ...heading,
  items: z.array(z.object({ question: z.string(), answer: richText })),
});
const gallery = z.object({
  ...heading,
  items: z.array(pictureSchema.extend({ video: z.string().nullable() })),
});
/** How a review was checked; EXAMPLE is one that nobody wrote of an experience of theirs. */
const verification = z.enum(["VERIFIED", "UNVERIFIED", "EXAMPLE"]);
const testimonials = z.object({
  ...heading,
  /** Whether and how reviews are checked, and in what order they stand (L111-7-2, D111-17). */
  checking: z.string(),
  items: z.array(
    z.object({
      quote: z.string(),
      author: z.string(),
      detail: z.string(),
      rating: z.number().int().min(1).max(5).nullable(),
      /** When it was published; null for an example. */
      date: z.iso.date().nullable(),
      verification,
    }),
  ),
});
const callToAction = z.object({
  ...heading,
  text: z.string().nullable(),
  actions: z.array(link).min(1).max(2),
  /** Shows the company's telephone number beside the actions. */
  showPhone: z.boolean(),
  image: pictureSchema.nullable(),
});
const elementList = z.object({
  ...heading,
  text: z.string().nullable(),
  /** Route of the element list (§3). */
  route: z.string(),
  nbItem: z.number().int().min(1).max(100),
  display: z.enum(["CARDS", "LOGOS", "STEPS", "LINKS"]),
});
const productList = z.object({
  ...heading,
  text: z.string().nullable(),
  /** What one can filter by, in this order; null for every kind that the site sells. */
  kinds: z.array(productKindSchema).nullable(),
  /** The tags that one can filter by, in this order, as they are called; without it, the most used. */
  tagLabels: z.array(z.object({ slug: z.string(), label: z.string() })).nullish(),
  /** Null for as PRODUCT_DISPLAY says. */
  display: z.enum(["GRID", "LIST"]).nullable(),
});
const productPick = z.object({
  ...heading,
  text: z.string().nullable(),
  /** Products with this tag; any when null. */
  tag: z.string().nullable(),
  nbItem: z.number().int().min(1).max(12),
  /** The way to the others. */
  action: link,
});
/** A legal text of the parameters, with the company's values in its placeholders (§3). */
const legalText = z.object({
  parameter: z.enum(["LEGAL_NOTICE", "PRIVACY_POLICY", "SALE_TERMS", "COOKIE_POLICY", "USE_TERMS"]),
});

const of = <T extends string, C extends z.ZodType>(type: T, conf: C) =>
  z.object({ slug: z.string(), type: z.literal(type), conf });

/** GET /component/conf/{slug}: a block that a page can hold, and how it is set up. */
export const componentConfSchema = z.discriminatedUnion("type", [
  of("HERO", hero),
  of("TEXT", text),
  of("IMAGE_TEXT", imageText),
  of("SERVICE_CARDS", serviceCards),
  of("FARE_TABLE", fareTable),
  of("FARE_CALCULATOR", fareCalculator),
  of("BOOKING_FORM", bookingForm),
  of("CONTACT_FORM", contactForm),
  of("OPENING_HOURS", openingHours),
  of("MAP_LINK", mapLink),
  of("QUESTIONS", questions),
  of("GALLERY", gallery),
  of("TESTIMONIALS", testimonials),
  of("CALL_TO_ACTION", callToAction),
  of("ELEMENT_LIST", elementList),
  of("PRODUCT_LIST", productList),
  of("PRODUCT_PICK", productPick),
  of("LEGAL_TEXT", legalText),
]);
export type ComponentConf = z.infer<typeof componentConfSchema>;
export type ComponentType = ComponentConf["type"];
/** The settings of one type of block. */
export type ConfOf<T extends ComponentType> = Extract<ComponentConf, { type: T }>["conf"];
