import { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";

/** Value of a field in each language, as contents, blocks and resources have it. */
export type TranslatedValue<Value = string> = Record<LanguageCode, Value>;

/** Returns the schema of a value in each language, from that of one language. */
export const translatedSchema = <S extends z.ZodType>(schema: S) =>
  z.strictObject({ fr_FR: schema, en: schema });
