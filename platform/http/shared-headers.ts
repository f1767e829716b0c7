import { MAX_INTEGER } from "@/lib/contract/integer-param";
import { languageCodeSchema } from "@/lib/contract/locale";

/** Headers that every call takes, for the API document: `parameters` of its components. */
export const SHARED_HEADERS = {
  idSite: {
    name: "idSite",
    in: "header",
    description: "The site that the call is about.",
    schema: { type: "integer", minimum: 1, maximum: MAX_INTEGER, default: 72 },
  },
  userLang: {
    name: "userLang",
    in: "header",
    description: "The language of the answer and of its sentences.",
    schema: { type: "string", enum: languageCodeSchema.options, default: "fr_FR" },
  },
} as const;

/** References to them, for the parameters of a route. */
export const sharedHeaderRefs = Object.keys(SHARED_HEADERS).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));
