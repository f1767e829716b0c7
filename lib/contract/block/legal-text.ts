import { choice } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const legalTextBlock = defineBlock("LEGAL_TEXT", ["Texte légal", "Legal text"], {
  /** Parameter that holds the text, with the company's values in its placeholders (§3). */
  parameter: choice("Texte", "Text", {
    LEGAL_NOTICE: ["Mentions légales", "Legal notice"],
    PRIVACY_POLICY: ["Politique de confidentialité", "Privacy policy"],
    SALE_TERMS: ["Conditions de vente", "Terms of sale"],
    COOKIE_POLICY: ["Politique de cookies", "Cookie policy"],
    ACCESSIBILITY_STATEMENT: ["Déclaration d’accessibilité", "Accessibility statement"],
    USE_TERMS: ["Conditions d’utilisation", "Terms of use"],
  }),
});
