import type { MonthReview } from "@/demonstration/month/month-review";

/** Reviews of the month's orders, by the place of the order in it. */
export const monthReviews: Record<number, MonthReview> = {
  0: {
    after: 11,
    rating: 5,
    text: "Six bouteilles bien calées, rien de cassé. Et un mot écrit à la main au dos de la facture : cela change des entrepôts.",
  },
  1: {
    after: 11,
    rating: 4,
    text: "Les vins sont au niveau. Le livreur, lui, a laissé le colis chez un voisin sans prévenir ; deux jours pour le retrouver.",
    answer:
      "Nous l’avons signalé au transporteur, et votre numéro figure désormais en gros sur l’étiquette. Merci de votre patience.\nLouise",
  },
  2: {
    after: 11,
    rating: 5,
    text: "Commandé pour un déjeuner de famille. Personne n’a parlé d’autre chose pendant dix minutes, ce qui chez nous est rare.",
  },
  3: {
    after: 11,
    rating: 3,
    text: "Bon vin, mais que j’ai trouvé un peu fermé. J’attendrai avant d’ouvrir les autres.",
    answer:
      "C’est ce qu’il faut faire : couchées à la cave, elles diront autre chose dans dix-huit mois. Une carafe aide aussi.\nDenis",
  },
  4: {
    after: 11,
    rating: 5,
    text: "Deuxième commande, même soin. Le conseil au téléphone était juste.",
    isWaiting: true,
  },
};
