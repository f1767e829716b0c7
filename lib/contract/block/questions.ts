import { heading, line, list, richText, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const questionsBlock = defineBlock(
  "QUESTIONS",
  ["Questions fréquentes", "Frequent questions"],
  {
    ...heading,
    items: list("Questions", "Questions", {
      question: translated(line("Question", "Question")),
      answer: translated(richText("Réponse", "Answer")),
    }),
  },
);
