import { type DeclaredField, type DeclaredFields, fieldsWithin } from "@/lib/contract/field/field";
import { hasHiddenSign } from "@/lib/rules/text/typed-lines";
import { activeMarkup } from "./active-markup";
import { activeStyle } from "./active-style";

/** Languages that a filled field speaks. */
const BOTH = ["fr_FR", "en"] as const;

/** Values for what no text is asked of. */
export interface GivenValues {
  idMedium: number;
  /** Paths of fields that get harmless words, as a refusal names them. */
  refused: ReadonlySet<string>;
}

const HARMLESS: Record<string, unknown> = {
  LINE: "Un mot",
  TEXT: "Un mot",
  RICH_TEXT: "<p>Un mot</p>",
  HTML: "<p>Un mot</p>",
  CSS: "p{margin:0}",
  ADDRESS: "/contact",
  LINES: ["Un mot"],
};

/** Structure that shows a text, a description and an address by the key that filled lists have. */
const KEYED =
  '<p data-text="k1"></p><img src="/media/901/x.webp" data-text-alt="k1"><a data-text-href="k1">x</a>';

/** Fills fields with a text wherever a text may be, as an editor sends them. */
export const filledFields = (
  fields: DeclaredFields,
  text: string,
  given: GivenValues & { under: string; isWithin?: boolean },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const under = `${given.under}${name}`;
      if (!given.isWithin || !field.isTranslated)
        return [name, filled(field, text, { ...given, under })];
      const said = BOTH.map((code) => [
        code,
        filled(field, text, { ...given, under: `${under}.${code}` }),
      ]);
      return [name, Object.fromEntries(said)];
    }),
  );

function filled(
  field: DeclaredField,
  text: string,
  given: GivenValues & { under: string },
): unknown {
  const { input } = field;
  const { under, refused, idMedium } = given;
  // Code that runs by design is for those who may write it.
  if (field.needs) return field.default ?? null;
  const within = (at: number, fields: DeclaredFields) =>
    filledFields(fields, text, { ...given, under: `${under}.${at}.`, isWithin: true });
  const picture = {
    src: refused.has(`${under}.src`) ? "/media/901/x.webp" : text,
    width: 3,
    height: 2,
  };
  switch (input.kind) {
    case "LINE":
    case "TEXT":
    case "RICH_TEXT":
    case "HTML":
    case "CSS":
    case "ADDRESS":
      return refused.has(under) ? HARMLESS[input.kind] : beside(input.kind, text);
    case "LINES":
      return [refused.has(`${under}.0`) ? "Un mot" : text];
    case "LIST":
      return [within(0, input.fields)];
    case "MEDIA":
      return [{ ...within(0, input.fields), idMedium }];
    case "LAYOUT":
      return {
        ...filledFields(input.fields, text, { ...given, under: `${under}.`, isWithin: true }),
        html: KEYED + (refused.has(`${under}.html`) ? "" : text),
      };
    case "LINK":
      return filledFields(input.fields, text, { ...given, under: `${under}.`, isWithin: true });
    case "PICTURE":
      return { ...picture, alt: altOf(text, given) };
    case "PICTURES":
      return [
        {
          ...within(0, input.fields),
          ...picture,
          src: refused.has(`${under}.0.src`) ? "/media/901/x.webp" : text,
          alt: altOf(text, { ...given, under: `${under}.0` }),
        },
      ];
    case "MEDIUM":
      return idMedium;
    case "KEY":
      return "k1";
    case "DATE":
      return "2026-11-23";
    case "BLOCKS":
      return Object.keys(input.blocks).map((type, at) => ({
        slug: `b${at}`,
        type,
        isHidden: false,
        ...within(at, fieldsWithin(input, { type })),
      }));
    default:
      return field.default ?? null;
  }
}

/** Puts a word beside a text, since one that comes to nothing is not published. */
function beside(kind: "LINE" | "TEXT" | "RICH_TEXT" | "HTML" | "CSS" | "ADDRESS", text: string) {
  if (kind === "RICH_TEXT" || kind === "HTML") return `<p>Un mot</p>${text}`;
  return kind === "LINE" || kind === "TEXT" ? `${text} mot` : text;
}

const altOf = (text: string, { under, refused }: { under: string; refused: ReadonlySet<string> }) =>
  Object.fromEntries(
    BOTH.map((code) => [code, refused.has(`${under}.alt.${code}`) ? "Un mot" : text]),
  );

/** Lists what is active in the values of fields, as visitors get them in a language. */
export const activeValues = (fields: DeclaredFields, values: unknown, under = ""): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = (values as Record<string, unknown> | null)?.[name];
    return value === null || value === undefined || field.needs
      ? []
      : activeIn(field, value, `${under}${name}`);
  });

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?!\/)|#|$)/i;

function activeIn({ input }: DeclaredField, value: unknown, path: string): string[] {
  const at = (active: string[]) => active.map((one) => `${path}: ${one}`);
  const items = Array.isArray(value) ? value : [];
  switch (input.kind) {
    case "LINE":
    case "TEXT":
    case "LINES":
      return at(
        [value]
          .flat()
          .filter((text) => hasHiddenSign(String(text)))
          .map((text) => `holds ${JSON.stringify(text)}`),
      );
    case "RICH_TEXT":
    case "HTML":
      return at([
        ...activeMarkup(String(value)),
        ...(hasHiddenSign(String(value)) ? ["turns letters round"] : []),
      ]);
    case "CSS":
      return at(activeStyle(String(value)));
    case "ADDRESS":
      return at(ADDRESS.test(String(value)) ? [] : [`leads to ${value}`]);
    case "PICTURE":
      return at(activePicture(value));
    case "MEDIUM":
      return [];
    case "LAYOUT":
    case "LINK":
      return activeValues(input.fields, value, `${path}.`);
    default:
      return items.flatMap((item, number) => [
        ...activeValues(fieldsWithin(input, item), item, `${path}.${number}.`),
        ...(input.kind === "PICTURES" ? at(activePicture(item)) : []),
      ]);
  }
}

const activePicture = (value: unknown): string[] => {
  const { src } = value as { src: string };
  return /^(?:https:\/\/|\/(?!\/))/.test(src) ? [] : [`shows ${src}`];
};
