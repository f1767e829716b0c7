import { blocks, legalPage, words } from "@/demonstration/data/page-writing";
import type { PageData } from "@/demonstration/data/site-data";
import { accueil } from "./accueil";
import { aeroport } from "./aeroport";
import { avisBlocks } from "./avis";
import { contact } from "./contact";
import { escapadesContent } from "./escapades-content";
import { gares } from "./gares";
import { listPages } from "./lists";
import { miseADisposition } from "./mise-a-disposition";
import { premium } from "./premium";
import { reserver } from "./reserver";
import { servicesContent } from "./services";
import { tarifs } from "./tarifs";
import { vip } from "./vip";

/** Pages of the site (§2), in the order of its menu. */
export const pages: PageData[] = [
  {
    slug: "",
    showInMenu: true,
    useAbsoluteMenu: true,
    menuIcon: "home",
    words: words(
      [
        "Estuaire, chauffeur privé à Nantes et dans les Pays de la Loire",
        "Accueil",
        "Chauffeur privé à Nantes : aéroport, gares, mise à disposition et escapades. Prix fixe connu avant le départ, réservation en ligne, téléphone jour et nuit.",
      ],
      [
        "Estuaire, private chauffeur in Nantes and the Pays de la Loire",
        "Home",
        "Private chauffeur in Nantes: airport, stations, hire by the hour and touring. A fixed price known before you leave, online booking, telephone day and night.",
      ],
    ),
    ...blocks(accueil),
  },
  {
    slug: "services",
    type: "GRAPE",
    showInMenu: true,
    menuIcon: "car",
    words: words(
      [
        "Nos services de chauffeur privé",
        "Services",
        "Aéroport de Nantes, gares, mise à disposition, tourisme, transport VIP : les six services d’Estuaire, chauffeur privé dans les Pays de la Loire.",
      ],
      [
        "Our private chauffeur services",
        "Services",
        "Nantes airport, stations, hire by the hour, touring, VIP transport: the six services of Estuaire, private chauffeur in the Pays de la Loire.",
      ],
    ),
    content: servicesContent,
    children: [
      {
        slug: "vtc-aeroport-nantes",
        showInMenu: true,
        words: words(
          [
            "VTC aéroport de Nantes",
            "Aéroport de Nantes",
            "VTC pour l’aéroport Nantes Atlantique, jour et nuit : vol suivi, une heure d’attente offerte, prix fixe. Depuis Nantes, La Baule, Angers ou Cholet.",
          ],
          [
            "Nantes airport transfers",
            "Nantes airport",
            "Transfers to and from Nantes Atlantique airport, day and night: your flight followed, an hour’s free waiting, a fixed price. From Nantes, La Baule or Angers.",
          ],
        ),
        ...blocks(aeroport),
      },
      {
        slug: "vtc-gares-des-pays-de-la-loire",
        showInMenu: true,
        words: words(
          [
            "VTC gares des Pays de la Loire",
            "Gares",
            "VTC à la gare de Nantes, d’Angers, du Mans et dans toutes les gares des Pays de la Loire : train suivi, trente minutes d’attente offertes, prix fixe.",
          ],
          [
            "Station transfers in the Pays de la Loire",
            "Stations",
            "Transfers to and from the stations of Nantes, Angers, Le Mans and all of the Pays de la Loire: your train followed, thirty minutes’ free waiting, a fixed price.",
          ],
        ),
        ...blocks(gares),
      },
      {
        slug: "mise-a-disposition-vtc",
        showInMenu: true,
        words: words(
          [
            "Mise à disposition d’un VTC avec chauffeur",
            "Mise à disposition",
            "Une voiture avec chauffeur à l’heure, à Nantes et alentour : soirées, rendez-vous, mariages. Attente et kilomètres compris, prix connu d’avance.",
          ],
          [
            "Hire with driver by the hour",
            "Hire by the hour",
            "A car with its driver by the hour in and around Nantes: evenings, meetings, weddings. Waiting and kilometres included, the price known in advance.",
          ],
        ),
        ...blocks(miseADisposition),
      },
      {
        slug: "chauffeur-prive-pour-les-escapades-touristiques",
        type: "GRAPE",
        showInMenu: true,
        words: words(
          [
            "Chauffeur privé pour les escapades touristiques",
            "Escapades touristiques",
            "Presqu’île de Guérande, vignoble nantais, estuaire, Puy du Fou : des journées composées avec vous, au départ de Nantes.",
          ],
          [
            "Private chauffeur for touring",
            "Touring",
            "The Guérande peninsula, the Muscadet vineyards, the estuary, the Puy du Fou: days put together with you, with a private chauffeur from Nantes.",
          ],
        ),
        content: escapadesContent,
      },
      {
        slug: "transport-vip-avec-chauffeur-prive",
        showInMenu: true,
        words: words(
          [
            "Transport VIP avec chauffeur privé",
            "Transport VIP",
            "Dirigeants, artistes, délégations : un chauffeur privé discret à Nantes, des itinéraires préparés, un seul interlocuteur et une seule facture.",
          ],
          [
            "VIP transport with a private chauffeur",
            "VIP transport",
            "Executives, artists, delegations: a discreet private chauffeur in Nantes, routes prepared in advance, one contact and one invoice.",
          ],
        ),
        ...blocks(vip),
      },
      {
        slug: "transport-vtc-vip-et-premium",
        showInMenu: true,
        words: words(
          [
            "Transport VTC VIP et premium",
            "VTC VIP et premium",
            "La berline ou le van pour vos trajets réguliers à Nantes et dans la région, pour vous ou vos clients. Réservation en ligne, facture à chaque course.",
          ],
          [
            "VIP and premium rides",
            "VIP and premium",
            "The saloon or the van for your regular journeys in Nantes and its region, for you or your clients. Online booking, an invoice for every ride.",
          ],
        ),
        ...blocks(premium),
      },
    ],
  },
  {
    slug: "tarifs-courses-vtc",
    showInMenu: true,
    menuIcon: "tag",
    words: words(
      [
        "Tarifs de nos courses VTC",
        "Tarifs",
        "Tarifs VTC à Nantes : forfait sous 20 km, prix au kilomètre au-delà, prix à l’heure en mise à disposition. Calculez votre course en ligne, TVA comprise.",
      ],
      [
        "Our fares",
        "Fares",
        "Private chauffeur fares in Nantes: flat rate under 20 km, price per kilometre beyond, price per hour for hire. Work out your ride online, VAT included.",
      ],
    ),
    ...blocks(tarifs),
  },
  {
    slug: "contacter-votre-chauffeur-prive",
    role: "CONTACT",
    showInMenu: true,
    menuIcon: "mail",
    words: words(
      [
        "Contacter votre chauffeur privé",
        "Contact",
        "Écrivez ou téléphonez à Estuaire, chauffeur privé à Nantes : nous répondons jour et nuit, pour un devis, une question ou une demande particulière.",
      ],
      [
        "Contact your private chauffeur",
        "Contact",
        "Write to Estuaire, private chauffeur in Nantes, or call: we answer day and night, for a quote, a question or a special request.",
      ],
    ),
    ...blocks(contact),
  },
  {
    slug: "reserver",
    role: "BOOKING_FORM",
    isFixedOnRight: true,
    menuIcon: "calendar",
    words: words(
      [
        "Réserver une course",
        "Réserver",
        "Réservez votre chauffeur privé en ligne à Nantes et dans les Pays de la Loire : trajet, prix immédiat, confirmation. Transfert ou mise à disposition.",
      ],
      [
        "Booking",
        "Book now",
        "Book your private chauffeur online in Nantes and the Pays de la Loire: the ride, its price at once, confirmation. Transfer or hire by the hour.",
      ],
    ),
    ...blocks(reserver),
  },
  ...listPages,
  {
    slug: "avis",
    role: "REVIEWS",
    words: words(
      [
        "Les avis de nos voyageurs",
        "Avis",
        "Ce que pensent d’Estuaire, chauffeur privé à Nantes, ceux qui ont voyagé avec nous : avis vérifiés, notes, dates et nos réponses.",
      ],
      [
        "What our travellers say",
        "Reviews",
        "What those who have travelled with Estuaire, private chauffeur in Nantes, think of it: verified reviews, ratings, dates and our answers.",
      ],
    ),
    ...blocks(avisBlocks),
  },
  legalPage(
    "sale-terms",
    [
      "Conditions générales de vente",
      "Conditions de vente",
      "Les conditions générales de vente d’Estuaire Chauffeur Privé : commande, prix, acompte, annulation, rétractation, responsabilité et médiation.",
    ],
    [
      "Terms of sale",
      "Terms of sale",
      "The terms of sale of Estuaire Chauffeur Privé: order, price, deposit, cancellation, withdrawal, liability and mediation.",
    ],
  ),
  legalPage(
    "use-terms",
    [
      "Conditions générales d’utilisation",
      "Conditions d’utilisation",
      "Les conditions d’utilisation du site d’Estuaire Chauffeur Privé : accès, compte, contenus, responsabilités et droit applicable.",
    ],
    [
      "Terms of use",
      "Terms of use",
      "The terms of use of the website of Estuaire Chauffeur Privé: access, account, content, liability and applicable law.",
    ],
  ),
  legalPage(
    "legal-notice",
    [
      "Mentions légales",
      "Mentions légales",
      "Les mentions légales du site d’Estuaire Chauffeur Privé : éditeur, immatriculation, hébergement et propriété intellectuelle.",
    ],
    [
      "Legal notice",
      "Legal notice",
      "The legal notice of the website of Estuaire Chauffeur Privé: publisher, registration, hosting and intellectual property.",
    ],
  ),
  legalPage(
    "privacy-policy",
    [
      "Politique de confidentialité",
      "Confidentialité",
      "Ce que nous savons de vous, pourquoi, combien de temps, et comment exercer vos droits auprès d’Estuaire Chauffeur Privé.",
    ],
    [
      "Privacy policy",
      "Privacy",
      "What we know of you, why, for how long, and how to exercise your rights with Estuaire Chauffeur Privé.",
    ],
  ),
  legalPage(
    "accessibility",
    [
      "Accessibilité",
      "Accessibilité",
      "Jusqu’où chacun peut se servir du site d’Estuaire Chauffeur Privé, ce qui ne va pas encore, et à qui s’adresser.",
    ],
    [
      "Accessibility",
      "Accessibility",
      "How far everybody can use the website of Estuaire Chauffeur Privé, what does not work yet, and where to turn.",
    ],
  ),
  legalPage(
    "cookie-policy",
    [
      "Politique relative aux cookies",
      "Cookies",
      "Les cookies du site d’Estuaire Chauffeur Privé : ceux qui sont nécessaires, ceux que vous choisissez, et leur durée.",
    ],
    [
      "Cookie policy",
      "Cookies",
      "The cookies of the website of Estuaire Chauffeur Privé: those that are needed, those that you choose, and how long they last.",
    ],
  ),
];
