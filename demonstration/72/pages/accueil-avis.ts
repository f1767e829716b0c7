import type { ConfOf } from "@/lib/contract/component";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Invented reviews of the home page: examples, and labelled as such. */
export const avis: PerLanguage<ConfOf<"TESTIMONIALS">["items"]> = {
  fr_FR: [
    {
      quote:
        "Atterri à minuit vingt, avec cinquante minutes de retard. La voiture était là, le prix n’avait pas bougé et personne n’a soupiré.",
      author: "Hélène R.",
      detail: "Retour de vacances, aéroport de Nantes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote: "Prix annoncé, prix payé, facture le soir même. Je n’en demande pas plus.",
      author: "Sophie L.",
      detail: "Déplacements professionnels, Rezé",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Ma mère a quatre-vingt-six ans. Yann l’a accompagnée jusqu’à son siège dans le train, puis il m’a envoyé un message.",
      author: "Benoît T.",
      detail: "De Pornic à la gare de Nantes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
  ],
  en: [
    {
      quote:
        "We landed at twenty past midnight, fifty minutes late. The car was there, the price had not moved and nobody sighed.",
      author: "Hélène R.",
      detail: "Home from holiday, Nantes airport",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote: "Price quoted, price paid, invoice the same evening. I ask for nothing more.",
      author: "Sophie L.",
      detail: "Business travel, Rezé",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "My mother is eighty-six. Yann saw her all the way to her seat on the train, and then sent me a message.",
      author: "Benoît T.",
      detail: "From Pornic to Nantes station",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
  ],
};

/** Statement on the checking of the reviews: nobody wrote them. */
export const checking: PerLanguage<string> = {
  fr_FR:
    "Site de démonstration : ces avis sont des exemples. Ils ne viennent d’aucun client, et personne ne les a contrôlés.",
  en: "Demonstration site: these reviews are examples. They come from no customer, and nobody has checked them.",
};
