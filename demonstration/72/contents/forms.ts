import type { ContentData } from "@/demonstration/data/content-data";

/** Form for visitors who plan an event. */
export const forms: ContentData[] = [
  {
    type: "form",
    values: {
      fields: [
        {
          name: "kind",
          type: "CHOICE",
          label: { fr_FR: "Quel événement préparez-vous ?", en: "What are you planning?" },
          hint: {},
          options: [
            { value: "wedding", label: { fr_FR: "Un mariage", en: "A wedding" } },
            { value: "company", label: { fr_FR: "Un séminaire", en: "A company event" } },
            { value: "other", label: { fr_FR: "Autre chose", en: "Something else" } },
          ],
          required: true,
          condition: null,
        },
        {
          name: "which",
          type: "TEXT",
          label: { fr_FR: "Lequel ?", en: "Which one?" },
          hint: {},
          options: [],
          required: true,
          condition: { field: "kind", equals: "other" },
        },
        {
          name: "day",
          type: "DATE",
          label: { fr_FR: "Le jour", en: "The day" },
          hint: {
            fr_FR: "S’il n’est pas encore sûr, dites-le plus bas.",
            en: "If it is not certain yet, tell us below.",
          },
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "guests",
          type: "NUMBER",
          label: { fr_FR: "Personnes à conduire", en: "People to drive" },
          hint: {
            fr_FR: "La berline en prend trois, le van sept ; à plusieurs tours, bien davantage.",
            en: "The saloon takes three, the van seven; in several runs, many more.",
          },
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "needs",
          type: "CHOICES",
          label: { fr_FR: "Ce qu’il vous faudrait", en: "What you would need" },
          hint: {},
          options: [
            {
              value: "shuttle",
              label: {
                fr_FR: "Des allers et retours entre deux lieux",
                en: "Runs back and forth between two places",
              },
            },
            {
              value: "station",
              label: {
                fr_FR: "Un accueil à la gare ou à l’aéroport",
                en: "A welcome at the station or the airport",
              },
            },
            {
              value: "late",
              label: { fr_FR: "Un retour dans la nuit", en: "A way home in the night" },
            },
          ],
          required: false,
          condition: null,
        },
        {
          name: "seats",
          type: "CHECKBOX",
          label: { fr_FR: "Il y aura des enfants", en: "There will be children" },
          hint: {},
          options: [],
          required: false,
          condition: null,
        },
        {
          name: "ages",
          type: "TEXT",
          label: { fr_FR: "Leurs âges, pour les sièges", en: "Their ages, for the seats" },
          hint: { fr_FR: "Par exemple : 2, 5 et 8 ans.", en: "For example: 2, 5 and 8." },
          options: [],
          required: true,
          condition: { field: "seats", equals: "on" },
        },
        {
          name: "plan",
          type: "FILE",
          label: { fr_FR: "Le programme de la journée", en: "The programme of the day" },
          hint: {
            fr_FR: "Un faire-part ou un brouillon photographié suffit.",
            en: "An invitation, or a photo of a draft, will do.",
          },
          options: [],
          required: false,
          condition: null,
        },
        {
          name: "more",
          type: "PARAGRAPH",
          label: { fr_FR: "Lieux, heures, et le reste", en: "Places, times, and the rest" },
          hint: {},
          options: [],
          required: false,
          condition: null,
        },
        {
          name: "person",
          type: "TEXT",
          label: { fr_FR: "Votre nom", en: "Your name" },
          hint: {},
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "email",
          type: "EMAIL",
          label: { fr_FR: "Votre e-mail", en: "Your e-mail" },
          hint: {
            fr_FR: "Le devis y arrive, en PDF.",
            en: "The quote comes here, as a PDF.",
          },
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "phone",
          type: "PHONE",
          label: { fr_FR: "Votre téléphone", en: "Your telephone" },
          hint: {},
          options: [],
          required: false,
          condition: null,
        },
      ],
    },
    words: {
      fr_FR: {
        title: "Demande de devis pour un événement",
        slug: "devis-evenement",
        intro:
          "Un mariage, un séminaire, un anniversaire : dites-nous le jour et combien vous êtes, nous vous répondons avec un prix qui ne bouge plus.",
        thanks:
          "Merci. Mathilde, Yann ou Gwenn vous lit aujourd’hui, et le devis vous arrive par e-mail dans les deux jours.",
      },
      en: {
        title: "Quote for an event",
        slug: "quote-for-an-event",
        intro:
          "A wedding, a company event, a birthday: tell us the day and how many you are, and we answer with a price that stays as it is.",
        thanks:
          "Thank you. Mathilde, Yann or Gwenn will read it today, and the quote will reach you by e-mail within two days.",
      },
    },
  },
];
