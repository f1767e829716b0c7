import { code, needing, pickOne } from "./definition";

/**
 * Code that is put by design into every page that visitors see. It could do anything that the
 * viewer of the page may do, so it takes all rights to set it, and no page brings it to the staff
 * (ADR 57).
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
  INJECTED_CODE_PURPOSE: needing(
    "code:change",
    pickOne(
      ["À quoi sert le code qui vient d’ailleurs", "What code from elsewhere is for"],
      {
        ANALYTIC: ["Mesure d’audience", "Audience measurement"],
        ADS: ["Publicité", "Advertising"],
        SUPPORT: ["Échange avec les visiteurs", "Chat with visitors"],
        OTHER: ["Autre chose", "Something else"],
      },
      {
        default: "OTHER",
        says: [
          "Le code ajouté qui charge quelque chose d’un autre serveur attend l’accord du visiteur, qui y lit : {value}",
          "Added code that loads something from another server waits for the visitor’s consent, who reads there: {value}",
        ],
      },
    ),
  ),
} as const;
