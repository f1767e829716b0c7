import type { MonthReview } from "@/demonstration/month/month-review";

/** Reviews of the month's rides, by the place of the ride in it. */
export const monthReviews: Record<number, MonthReview> = {
  0: {
    after: 1,
    rating: 5,
    text: "Vol en retard de quarante minutes. La voiture nous attendait quand même, au prix annoncé. Route tranquille jusqu’à La Baule.",
  },
  1: {
    after: 1,
    rating: 5,
    text: "Prix annoncé, prix payé, et la facture dans la boîte le soir même. Pour un rendez-vous à Clisson en sortant du TGV, c’est devenu un réflexe.",
  },
  2: {
    after: 2,
    rating: 4,
    text: "Conduite très douce et voiture impeccable. Le siège enfant, lui, avait vécu : d’où la quatrième étoile seulement.",
    answer:
      "Merci de nous l’avoir dit. Nous avons remplacé les deux sièges la semaine suivante ; votre fille l’essaiera au prochain voyage.\nYann",
  },
  3: {
    after: 1,
    rating: 5,
    language: "en",
    text: "Landed tired and with too many bags. The driver was at arrivals with our name on a board, took the lot, and knew exactly which quay in Pornic we meant.",
  },
  5: {
    after: 1,
    rating: 5,
    text: "Ma valise n’est jamais sortie du tapis. Un message, et le chauffeur a patienté pendant que je faisais la déclaration. C’est ce soir-là que j’en avais besoin.",
  },
  6: {
    after: 2,
    rating: 3,
    text: "Course correcte, mais à cinq avec les valises le van était juste. Arrivés à la gare sept minutes avant le train, c’est trop peu.",
    answer:
      "Vous avez raison. Au départ de La Baule un matin de semaine, nous comptons désormais un quart d’heure de plus, et nous demandons le nombre de grosses valises.\nMathilde",
  },
  7: {
    after: 1,
    rating: 5,
    text: "Avion posé tard, plus un taxi devant l’aérogare. La voiture était là.",
  },
  8: {
    after: 1,
    rating: 4,
    language: "en",
    text: "A smooth ride back to the airport. The car was a little too warm at first, but it was put right as soon as I said so.",
  },
  10: {
    after: 1,
    rating: 5,
    text: "Troisième trajet avec eux, toujours à l’heure. On travaille très bien à l’arrière.",
  },
  11: {
    after: 1,
    rating: 5,
    text: "Ponctuel, souriant, et il est passé par la côte quand il a su que je ne la connaissais pas.",
    isWaiting: true,
  },
};
