import {
  addressPart,
  choice,
  condition,
  flag,
  itemKey,
  line,
  list,
  longText,
  onlyWhere,
  optional,
  translated,
} from "@/lib/contract/field/fields";
import { formFaults, type ShownQuestion } from "@/lib/rules/form/form-faults";
import { defineContent } from "./definition";

/** Most questions of a form; below, most options of a question. */
const MOST_QUESTIONS = 40;
const MOST_OPTIONS = 30;

const options = list(
  "Réponses proposées",
  "Answers on offer",
  { value: itemKey(), label: translated(line("Réponse", "Answer")) },
  { max: MOST_OPTIONS },
);

const question = {
  name: itemKey(),
  label: translated(line("Question", "Question")),
  type: choice("On y répond par", "It is answered by", {
    TEXT: ["Une ligne", "A line"],
    PARAGRAPH: ["Quelques lignes", "A few lines"],
    EMAIL: ["Une adresse e-mail", "An e-mail address"],
    PHONE: ["Un numéro de téléphone", "A telephone number"],
    NUMBER: ["Un nombre", "A number"],
    DATE: ["Une date", "A date"],
    CHOICE: ["Un choix parmi plusieurs", "One of several answers"],
    CHOICES: ["Plusieurs choix", "Any of several answers"],
    CHECKBOX: ["Une case à cocher", "A box to tick"],
    FILE: ["Un fichier : photo ou PDF", "A file: a photo or a PDF"],
  }),
  options: onlyWhere("type", ["CHOICE", "CHOICES"], options),
  hint: translated(optional(line("Précision sous la question", "Hint below the question"))),
  required: flag("On ne peut pas envoyer sans y répondre", "It cannot be sent without an answer"),
  condition: optional(condition("La poser seulement si", "Ask it only if")),
};

/** Form for visitors (§3 Form state): its questions are the rules for the answers. */
export const formContent = defineContent({
  name: "form",
  label: { one: { fr: "Formulaire", en: "Form" }, many: { fr: "Formulaires", en: "Forms" } },
  add: { fr: "Créer un formulaire", en: "Create a form" },
  lead: {
    fr: "Ce que vous demandez à vos visiteurs : un devis, un groupe, un événement. Les réponses arrivent à côté des messages.",
    en: "What you ask of your visitors: a quote, a group, an event. Their answers arrive beside your messages.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    intro: translated(optional(longText("Avant les questions", "Before the questions"))),
    thanks: translated(
      longText("Ce qui s’affiche une fois envoyé", "What is shown once it is sent"),
    ),
    fields: list("Questions", "Questions", question, { max: MOST_QUESTIONS }),
  },
  title: "title",
  summary: "intro",
  order: "RANK",
  under: "CONTACT",
  searched: ["intro"],
  icon: "list",
  faults: ({ fields }) => formFaults(fields as ShownQuestion[]),
});
