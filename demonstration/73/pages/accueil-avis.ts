import type { ConfOf } from "@/lib/contract/component";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Invented reviews of the home page: examples, and labelled as such. */
export const avis: PerLanguage<ConfOf<"TESTIMONIALS">["items"]> = {
  fr_FR: [
    {
      quote:
        "Je croyais ne pas aimer le muscadet. Denis m’a servi le Gorges sans rien dire et il a attendu. J’en ai rapporté douze.",
      author: "Catherine V.",
      detail: "Visite du chai, Rennes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Commande du mardi, carton du vendredi, pas une étiquette froissée. Le mot écrit à la main dans la boîte, on ne s’y attend plus.",
      author: "Thomas B.",
      detail: "Livraison à Lyon",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Les Aulnes est à notre carte depuis quatre ans. C’est le seul vin au verre dont mes serveurs reprennent après le service.",
      author: "Nadia K.",
      detail: "Restauratrice, Nantes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Une bouteille cassée sur dix-huit : une photographie, une réponse dans l’heure, la remplaçante trois jours après.",
      author: "Gérard P.",
      detail: "Livraison à Namur",
      rating: 4,
      date: null,
      verification: "EXAMPLE",
    },
  ],
  en: [
    {
      quote:
        "I thought I disliked Muscadet. Denis poured me the Gorges, said nothing and waited. I took twelve home.",
      author: "Catherine V.",
      detail: "Tour of the winery, Rennes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Ordered on Tuesday, delivered on Friday, not one crumpled label. And a handwritten note in the box, which nobody expects any more.",
      author: "Thomas B.",
      detail: "Delivered to Lyon",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "Les Aulnes has been on our list for four years. It is the only wine by the glass that my waiters go back to after service.",
      author: "Nadia K.",
      detail: "Restaurateur, Nantes",
      rating: 5,
      date: null,
      verification: "EXAMPLE",
    },
    {
      quote:
        "One bottle broken out of eighteen: a photograph, an answer within the hour, its replacement three days later.",
      author: "Gérard P.",
      detail: "Delivered to Namur",
      rating: 4,
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
