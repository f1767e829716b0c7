import { pictures } from "@/demonstration/72/pages/pictures";
import type { SiteData } from "@/demonstration/data/site-data";
import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";

type Service = SiteData["services"][number];
type Words = Pick<Service["words"]["fr_FR"], "title" | "summary">;

/** Makes a service; `slug` is the last part of its page's path. */
const service = (
  slug: string,
  tags: string[],
  image: PerLanguage<Picture>,
  words: PerLanguage<Words>,
): Service => ({
  tags,
  words: {
    fr_FR: { ...words.fr_FR, slug, url: `/services/${slug}`, image: image.fr_FR },
    en: { ...words.en, slug, url: `/services/${slug}`, image: image.en },
  },
});

/** Makes a service reserved for members, who have a page of it; `url` is where others would ask. */
const reserved = (
  slug: string,
  url: string,
  image: PerLanguage<Picture>,
  words: PerLanguage<Words & { content: string }>,
): Service => ({
  tags: ["membre"],
  membersOnly: true,
  words: {
    fr_FR: { ...words.fr_FR, slug, url, image: image.fr_FR },
    en: { ...words.en, slug, url, image: image.en },
  },
});

/** Services in the order in which they are shown: six for everybody, then two for members. */
export const services: SiteData["services"] = [
  service("vtc-aeroport-nantes", ["transfert", "aeroport"], pictures.aeroport, {
    fr_FR: {
      title: "Aéroport de Nantes",
      summary:
        "Nantes Atlantique, de jour comme de nuit. Nous suivons votre vol et la voiture s’ajuste à son horaire.",
    },
    en: {
      title: "Nantes airport",
      summary:
        "Nantes Atlantique, by day or by night. We follow your flight, and the car keeps to its time.",
    },
  }),
  service("vtc-gares-des-pays-de-la-loire", ["transfert", "gare"], pictures.gares, {
    fr_FR: {
      title: "Gares des Pays de la Loire",
      summary:
        "Nantes, Angers, Le Mans, Saint-Nazaire et les autres : un chauffeur à la sortie, et la route jusqu’à votre porte.",
    },
    en: {
      title: "Stations of the Pays de la Loire",
      summary:
        "Nantes, Angers, Le Mans, Saint-Nazaire and the others: a driver at the exit, and the road to your door.",
    },
  }),
  service(
    "mise-a-disposition-vtc",
    ["mise-a-disposition", "entreprise"],
    pictures.miseADisposition,
    {
      fr_FR: {
        title: "Mise à disposition",
        summary:
          "La voiture et son chauffeur restent avec vous : une soirée, une tournée de rendez-vous, un mariage.",
      },
      en: {
        title: "Hire by the hour",
        summary:
          "The car and its driver stay with you: an evening out, a round of meetings, a wedding.",
      },
    },
  ),
  service(
    "chauffeur-prive-pour-les-escapades-touristiques",
    ["mise-a-disposition", "tourisme"],
    pictures.escapades,
    {
      fr_FR: {
        title: "Escapades touristiques",
        summary:
          "Guérande, Clisson, l’estuaire, le Puy du Fou : une journée composée avec vous, sans carte et sans volant.",
      },
      en: {
        title: "Touring",
        summary:
          "Guérande, Clisson, the estuary, the Puy du Fou: a day put together with you: no map, no wheel to hold.",
      },
    },
  ),
  service("transport-vip-avec-chauffeur-prive", ["entreprise"], pictures.vip, {
    fr_FR: {
      title: "Transport VIP",
      summary:
        "Dirigeants, artistes, délégations : des accès repérés, un seul interlocuteur, aucune photo.",
    },
    en: {
      title: "VIP transport",
      summary:
        "Executives, artists, delegations: entrances found in advance, one contact, no photographs.",
    },
  }),
  service("transport-vtc-vip-et-premium", ["transfert", "entreprise"], pictures.premium, {
    fr_FR: {
      title: "VTC VIP et premium",
      summary:
        "La berline ou le van pour les trajets qui reviennent, et une facture comme votre comptabilité les aime.",
    },
    en: {
      title: "VIP and premium rides",
      summary:
        "The saloon or the van for the journeys you make again and again, and invoices as your accountants like them.",
    },
  }),
  reserved("navette-domicile-gare", "/contacter-votre-chauffeur-prive", pictures.gares, {
    fr_FR: {
      title: "Navette domicile–gare",
      summary:
        "Vos allers et retours de la semaine, retenus d’avance aux mêmes heures et au tarif affiché : une seule demande pour tout le mois.",
      content:
        "<p>Réservez ici le premier trajet, aller et retour, et dites dans le message les jours de la semaine et jusqu’à quand. Nous vous écrivons ensuite pour convenir des suivants, aux mêmes heures et au tarif affiché.</p>",
    },
    en: {
      title: "Home-to-station shuttle",
      summary:
        "Your journeys of the week, there and back, kept at the same times and at the published fares: one request for the whole month.",
      content:
        "<p>Book the first journey here, there and back, and tell us in the message which days of the week, and until when. We then write to you to settle the others, at the same times and at the published fares.</p>",
    },
  }),
  reserved("chauffeur-attitre", "/reserver", pictures.premium, {
    fr_FR: {
      title: "Chauffeur attitré",
      summary:
        "La même personne au volant à chaque course, dès que son planning le permet : donnez son prénom dans le message en réservant.",
      content:
        "<p>Donnez son prénom dans le message. Si cette personne est en route ou en congé à cette heure-là, nous vous le disons avant de confirmer, et c’est vous qui décidez.</p>",
    },
    en: {
      title: "Your regular driver",
      summary:
        "The same person at the wheel on every ride, whenever their diary allows it: give their first name in the message as you book.",
      content:
        "<p>Give their first name in the message. If they are on the road or on leave at that time, we tell you before we confirm, and you decide.</p>",
    },
  }),
];
