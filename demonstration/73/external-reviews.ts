import type { SiteData } from "@/demonstration/data/site-data";

/** Ratings on a site that does not exist, as all that it says. */
export const ratingsElsewhere: SiteData["externalRatings"] = [
  {
    from: "guide-des-caves",
    name: "Guide des caves de Sèvre (site imaginaire)",
    url: "https://guide-des-caves.example/domaines/quatre-aulnes",
    rating: 4.6,
    count: 58,
    readOn: "2026-11-02",
  },
];

export const reviewsElsewhere: SiteData["externalReviews"] = [
  {
    from: "guide-des-caves",
    author: "Maëlle",
    rating: 5,
    text: "Venus pour un carton, restés deux heures. Le patron nous a fait goûter la cuve sous nos pieds.",
    language: "fr_FR",
    writtenOn: "2026-08-22",
  },
  {
    from: "guide-des-caves",
    author: "Gareth",
    rating: 4,
    text: "Hard to find, and worth the detour. Bring boots after rain.",
    language: "en",
    writtenOn: "2026-06-13",
  },
];
