import { z } from "zod";

/** Language code of stored data and of the `userLang` header (§3, §7). */
export const languageCodeSchema = z.enum(["fr_FR", "en"]);
export type LanguageCode = z.infer<typeof languageCodeSchema>;
