import { defineBlock } from "./definition";
import { heading, line, list, richText } from "./fields";

export const questionsBlock = defineBlock(
  "QUESTIONS",
  ["Questions fréquentes", "Frequent questions"],
  {
    ...heading,
    items: list("Questions", "Questions", {
      question: line("Question", "Question"),
      answer: richText("Réponse", "Answer"),
    }),
  },
);
