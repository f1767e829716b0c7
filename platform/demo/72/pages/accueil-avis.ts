import type { ConfOf } from "@/lib/contract/component";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** What customers might say, on the home page: examples, and labelled as such. */
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
      quote:
        "Nous recevions un client japonais et son interprète. Il a demandé le nom de la chauffeuse pour son prochain passage.",
      author: "Marc D.",
      detail: "Dirigeant, Saint-Herblain",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Une journée entre Clisson et Vallet, deux caves, un déjeuner au bord de la Sèvre. Nous n’avons pas regardé l’heure une seule fois.",
      author: "Anne G.",
      detail: "Escapade dans le vignoble, Angers",
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
    {
      quote:
        "Sept personnes, cinq valises, deux sièges enfants déjà posés. À cet horaire il ne restait que le van ; c’était la bonne voiture.",
      author: "Inès M.",
      detail: "Arrivée en famille, La Baule",
      rating: 4,
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
      quote:
        "We were hosting a Japanese client and his interpreter. He asked for the driver’s name for his next visit.",
      author: "Marc D.",
      detail: "Company director, Saint-Herblain",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "A day between Clisson and Vallet, two cellars, lunch by the river. We did not look at the time once.",
      author: "Anne G.",
      detail: "Day out in the vineyards, Angers",
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
    {
      quote:
        "Seven people, five cases, two child seats already fitted. Only the van was left at that hour, and it was the right car.",
      author: "Inès M.",
      detail: "Family arrival, La Baule",
      rating: 4,
      date: null,
      verification: "EXAMPLE",
    },
  ],
};

/** How the reviews were checked: nobody wrote them. */
export const checking: PerLanguage<string> = {
  fr_FR:
    "Site de démonstration : ces avis sont des exemples. Ils ne viennent d’aucun client, et personne ne les a contrôlés.",
  en: "Demonstration site: these reviews are examples. They come from no customer, and nobody has checked them.",
};
