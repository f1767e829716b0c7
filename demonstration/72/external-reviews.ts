import type { SiteData } from "@/demonstration/data/site-data";

/** Ratings on a site that does not exist, as all that it says. */
export const ratingsElsewhere: SiteData["externalRatings"] = [
  {
    from: "carnet-estuaire",
    name: "Carnet de l’estuaire (site imaginaire)",
    url: "https://carnet-estuaire.example/chauffeurs/estuaire",
    rating: 4.7,
    count: 31,
    readOn: "2026-10-30",
  },
];

export const reviewsElsewhere: SiteData["externalReviews"] = [
  {
    from: "carnet-estuaire",
    author: "Ronan",
    rating: 5,
    text: "Appelé à minuit pour cinq heures du matin. Il est venu, et il avait même un café.",
    language: "fr_FR",
    writtenOn: "2026-09-14",
  },
];
