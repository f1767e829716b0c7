import { code, needing } from "./definition";

/**
 * Code that is put by design into every page that visitors see. It could do whatever whoever looks at
 * the page may, so it takes all rights to set it, and no page brings it to the staff (ADR 57).
 */
export const codeParameters = {
  AFTER_BODY_HTML_TO_LOAD: needing(
    "code:change",
    code("HTML ajouté en fin de page", "HTML added at the end of the page"),
  ),
  SCRIPT_TO_LOAD: needing(
    "code:change",
    code("Script chargé sur chaque page", "Script loaded on every page"),
  ),
} as const;
