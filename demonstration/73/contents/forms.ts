import type { ContentData } from "@/demonstration/data/content-data";

/** Form for groups that come for a tasting. */
export const forms: ContentData[] = [
  {
    type: "form",
    values: {
      fields: [
        {
          name: "day",
          type: "DATE",
          label: { fr_FR: "Le jour qui vous irait", en: "The day that would suit you" },
          hint: {
            fr_FR: "Du lundi au samedi. En septembre, nous vendangeons.",
            en: "Monday to Saturday. In September we are picking.",
          },
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "time",
          type: "CHOICE",
          label: { fr_FR: "Plutôt", en: "Rather" },
          hint: {},
          options: [
            { value: "morning", label: { fr_FR: "Le matin", en: "In the morning" } },
            { value: "afternoon", label: { fr_FR: "L’après-midi", en: "In the afternoon" } },
          ],
          required: true,
          condition: null,
        },
        {
          name: "people",
          type: "NUMBER",
          label: { fr_FR: "Combien serez-vous ?", en: "How many will you be?" },
          hint: {
            fr_FR: "Jusqu’à trente. Au-delà, nous faisons deux tours.",
            en: "Up to thirty. Beyond that, we go round twice.",
          },
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "lunch",
          type: "CHECKBOX",
          label: { fr_FR: "Nous restons déjeuner", en: "We are staying for lunch" },
          hint: {
            fr_FR: "Une assiette du pays, dans la grange, à partir de huit personnes.",
            en: "A plate of local things, in the barn, from eight people on.",
          },
          options: [],
          required: false,
          condition: null,
        },
        {
          name: "diets",
          type: "TEXT",
          label: { fr_FR: "Ce que certains ne mangent pas", en: "What some of you do not eat" },
          hint: {},
          options: [],
          required: false,
          condition: { field: "lunch", equals: "on" },
        },
        {
          name: "access",
          type: "CHOICES",
          label: { fr_FR: "À préparer", en: "To get ready" },
          hint: {},
          options: [
            {
              value: "ramp",
              label: {
                fr_FR: "La rampe du chai, pour un fauteuil",
                en: "The ramp, for a wheelchair",
              },
            },
            {
              value: "juice",
              label: {
                fr_FR: "Du jus de raisin, pour ceux qui ne boivent pas de vin",
                en: "Grape juice, for those who drink no wine",
              },
            },
            {
              value: "coach",
              label: { fr_FR: "La place d’un autocar", en: "Room for a coach" },
            },
          ],
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
          hint: {},
          options: [],
          required: true,
          condition: null,
        },
        {
          name: "more",
          type: "PARAGRAPH",
          label: { fr_FR: "Autre chose ?", en: "Anything else?" },
          hint: {},
          options: [],
          required: false,
          condition: null,
        },
      ],
    },
    words: {
      fr_FR: {
        title: "Réserver une dégustation en groupe",
        slug: "degustation-en-groupe",
        intro:
          "Un comité, une famille, des amis à vélo : dites-nous quand et combien, Louise vous confirme le jour.",
        thanks:
          "Merci. Louise regarde le cahier ce soir, et vous confirme le jour par e-mail.\nL’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
      },
      en: {
        title: "Book a tasting for a group",
        slug: "tasting-for-a-group",
        intro:
          "A club, a family, friends on bicycles: tell us when and how many, and Louise will confirm the day.",
        thanks:
          "Thank you. Louise will look at the book this evening and confirm the day by e-mail.\nAlcohol abuse is dangerous for your health: please drink in moderation.",
      },
    },
  },
];
