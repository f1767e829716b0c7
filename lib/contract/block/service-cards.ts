import { defineBlock } from "./definition";
import { heading, line, lines, longText, optional } from "./fields";

export const serviceCardsBlock = defineBlock(
  "SERVICE_CARDS",
  ["Cartes des services", "Service cards"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** Services with any of these tags, in their order; all when empty. */
    tags: lines("Étiquettes des services à montrer", "Tags of the services to show"),
    /** The service of the page one is on, left out. */
    except: optional(line("Service à ne pas montrer", "Service that is left out")),
  },
);
