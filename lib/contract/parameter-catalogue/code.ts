import { text } from "./definition";

/** Code that is put into every page by design: only administrators set it. */
export const codeParameters = {
  AFTER_BODY_HTML_TO_LOAD: text("HTML ajouté en fin de page", "HTML added at the end of the page"),
  SCRIPT_TO_LOAD: text("Script chargé sur chaque page", "Script loaded on every page"),
} as const;
