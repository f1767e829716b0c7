import type { SiteData } from "@/platform/sites/site-data";
import { pictures } from "./pictures";

/** The six services, in the order in which they are shown. */
export const services: SiteData["services"] = [
  {
    tags: ["transfert", "aeroport"],
    words: {
      fr_FR: {
        title: "Aéroport de Nantes",
        slug: "vtc-aeroport-nantes",
        summary:
          "Votre vol est suivi, la voiture vous attend au parvis, l’heure de marge est pour nous.",
        url: "/services/vtc-aeroport-nantes",
        image: pictures.aeroport.fr_FR,
      },
      en: {
        title: "Nantes airport",
        slug: "vtc-aeroport-nantes",
        summary: "Your flight is followed, the car waits at the door, and the spare hour is on us.",
        url: "/services/vtc-aeroport-nantes",
        image: pictures.aeroport.en,
      },
    },
  },
  {
    tags: ["transfert", "gare"],
    words: {
      fr_FR: {
        title: "Gares des Pays de la Loire",
        slug: "vtc-gares-des-pays-de-la-loire",
        summary:
          "Du quai à votre porte, ou l’inverse, à Nantes, Angers, Le Mans et dans toutes les gares.",
        url: "/services/vtc-gares-des-pays-de-la-loire",
        image: pictures.gares.fr_FR,
      },
      en: {
        title: "Stations of the Pays de la Loire",
        slug: "vtc-gares-des-pays-de-la-loire",
        summary:
          "From the platform to your door, or back, in Nantes, Angers, Le Mans and every station.",
        url: "/services/vtc-gares-des-pays-de-la-loire",
        image: pictures.gares.en,
      },
    },
  },
  {
    tags: ["mise-a-disposition", "entreprise"],
    words: {
      fr_FR: {
        title: "Mise à disposition",
        slug: "mise-a-disposition-vtc",
        summary:
          "Une voiture et son chauffeur à l’heure, pour une soirée, une tournée ou un mariage.",
        url: "/services/mise-a-disposition-vtc",
        image: pictures.miseADisposition.fr_FR,
      },
      en: {
        title: "Hire by the hour",
        slug: "mise-a-disposition-vtc",
        summary:
          "A car and its driver by the hour, for an evening, a round of meetings or a wedding.",
        url: "/services/mise-a-disposition-vtc",
        image: pictures.miseADisposition.en,
      },
    },
  },
  {
    tags: ["tourisme"],
    words: {
      fr_FR: {
        title: "Escapades touristiques",
        slug: "chauffeur-prive-pour-les-escapades-touristiques",
        summary:
          "Châteaux, vignes, presqu’île de Guérande : une journée à votre rythme, sans volant.",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: pictures.escapades.fr_FR,
      },
      en: {
        title: "Touring",
        slug: "chauffeur-prive-pour-les-escapades-touristiques",
        summary:
          "Châteaux, vineyards, the Guérande peninsula: a day at your own pace, off the wheel.",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: pictures.escapades.en,
      },
    },
  },
  {
    tags: ["entreprise"],
    words: {
      fr_FR: {
        title: "Transport VIP",
        slug: "transport-vip-avec-chauffeur-prive",
        summary:
          "Dirigeants, artistes, délégations : discrétion, ponctualité, itinéraires préparés.",
        url: "/services/transport-vip-avec-chauffeur-prive",
        image: pictures.vip.fr_FR,
      },
      en: {
        title: "VIP transport",
        slug: "transport-vip-avec-chauffeur-prive",
        summary:
          "Executives, artists, delegations: discretion, punctuality, routes prepared in advance.",
        url: "/services/transport-vip-avec-chauffeur-prive",
        image: pictures.vip.en,
      },
    },
  },
  {
    tags: ["transfert", "entreprise"],
    words: {
      fr_FR: {
        title: "VTC VIP et premium",
        slug: "transport-vtc-vip-et-premium",
        summary:
          "Le confort d’une grande berline pour vos trajets de tous les jours, ou des autres.",
        url: "/services/transport-vtc-vip-et-premium",
        image: pictures.premium.fr_FR,
      },
      en: {
        title: "VIP and premium rides",
        slug: "transport-vtc-vip-et-premium",
        summary: "The comfort of a large saloon for everyday journeys, and for the other ones.",
        url: "/services/transport-vtc-vip-et-premium",
        image: pictures.premium.en,
      },
    },
  },
];
