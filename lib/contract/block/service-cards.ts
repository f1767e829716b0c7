import { heading, line, lines, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const serviceCardsBlock = defineBlock(
  "SERVICE_CARDS",
  ["Cartes des services", "Service cards"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    /** Services with any of these tags, in their order; all when empty. */
    tags: lines("Étiquettes des services à montrer", "Tags of the services to show"),
    /** Service that is left out: that of the present page. */
    except: optional(line("Service à ne pas montrer", "Service that is left out")),
  },
);
