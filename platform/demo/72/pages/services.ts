import type { PageContent } from "@/lib/contract/page";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { ComponentData } from "@/platform/demo/data/site-data";
import { pictures } from "./pictures";
import { servicesCss } from "./services-css";

/** The blocks that the services page holds. */
export const servicesBlocks: ComponentData[] = [
  {
    slug: "services-cartes",
    type: "SERVICE_CARDS",
    conf: {
      fr_FR: {
        kicker: "Les six services",
        title: "Chacun a sa page et ses réponses",
        text: null,
        tags: [],
        except: null,
      },
      en: {
        kicker: "The six services",
        title: "Each has its page and its answers",
        text: null,
        tags: [],
        except: null,
      },
    },
  },
  {
    slug: "services-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Une demande qui n’entre dans aucune case ?",
        text: "Racontez-la-nous : nous avons déjà conduit un violoncelle, une mariée en retard et douze homards vivants.",
        actions: [
          { label: "Nous écrire", url: "/contacter-votre-chauffeur-prive" },
          { label: "Réserver", url: "/reserver" },
        ],
        showPhone: true,
        image: null,
      },
      en: {
        kicker: null,
        title: "A request that fits no box?",
        text: "Tell us about it: we have driven a cello, a late bride and twelve live lobsters.",
        actions: [
          { label: "Write to us", url: "/contacter-votre-chauffeur-prive" },
          { label: "Book now", url: "/reserver" },
        ],
        showPhone: true,
        image: null,
      },
    },
  },
];

interface Words {
  kicker: string;
  title: string;
  lead: string;
  whichKicker: string;
  which: string;
  /** What one has to do, and the HTML of what we suggest. */
  cases: [need: string, answer: string][];
  pricesKicker: string;
  pricesTitle: string;
  prices: [name: string, text: string][];
}

const html = (code: "fr_FR" | "en", w: Words) => {
  const photo = pictures.hero[code];
  return `
<section class="svc svc-open">
  <div>
    <p class="svc-kicker">${w.kicker}</p>
    <h1>${w.title}</h1>
    <p class="svc-lead">${w.lead}</p>
  </div>
  <figure class="svc-photo"><picture><img src="${photo.src}" alt="${photo.alt}" width="${photo.width}" height="${photo.height}" loading="eager"></picture></figure>
</section>
<section class="svc svc-which">
  <header>
    <p class="svc-kicker">${w.whichKicker}</p>
    <h2>${w.which}</h2>
  </header>
  <dl class="svc-cases">
    ${w.cases.map(([need, answer]) => `<div class="svc-case"><dt>${need}</dt><dd>${answer}</dd></div>`).join("")}
  </dl>
</section>
<div data-component="services-cartes"></div>
<section class="svc">
  <p class="svc-kicker">${w.pricesKicker}</p>
  <h2>${w.pricesTitle}</h2>
  <ul class="svc-prices">
    ${w.prices.map(([name, text]) => `<li><strong>${name}</strong> ${text}</li>`).join("")}
  </ul>
</section>
<div data-component="services-appel"></div>`;
};

/** The services page, built with the page builder. */
export const servicesContent: PerLanguage<PageContent> = {
  fr_FR: {
    type: "GRAPE",
    css: servicesCss,
    html: html("fr_FR", {
      kicker: "Services",
      title: "Conduire, attendre, prévoir",
      lead: "Nous faisons peu de choses, et nous les faisons nous-mêmes. Dites ce que vous avez à faire : la bonne formule en découle.",
      whichKicker: "Que vous faut-il ?",
      which: "Partez de votre journée",
      cases: [
        [
          "Prendre un avion, ou en descendre",
          'Un transfert, vol suivi : <a href="/services/vtc-aeroport-nantes">aéroport de Nantes</a>',
        ],
        [
          "Prendre un train, ou y accueillir quelqu’un",
          'Un transfert, train suivi : <a href="/services/vtc-gares-des-pays-de-la-loire">gares des Pays de la Loire</a>',
        ],
        [
          "Enchaîner des rendez-vous, sortir le soir, se marier",
          'Une voiture qui vous attend : <a href="/services/mise-a-disposition-vtc">mise à disposition</a>',
        ],
        [
          "Voir du pays sans tenir le volant",
          'Une journée composée avec vous : <a href="/services/chauffeur-prive-pour-les-escapades-touristiques">escapades touristiques</a>',
        ],
        [
          "Recevoir un dirigeant, un artiste, une délégation",
          'Une venue préparée de bout en bout : <a href="/services/transport-vip-avec-chauffeur-prive">transport VIP</a>',
        ],
        [
          "Refaire le même trajet chaque semaine",
          'La berline ou le van, et une facture par mois : <a href="/services/transport-vtc-vip-et-premium">VTC VIP et premium</a>',
        ],
      ],
      pricesKicker: "Le prix",
      pricesTitle: "Trois façons de compter, un prix connu d’avance",
      prices: [
        ["Au forfait", "Pour une course de moins de 20 km : le même prix quelle que soit la rue."],
        [
          "À la distance",
          "À partir de 20 km, par la route, du premier au dernier kilomètre de votre trajet.",
        ],
        ["À l’heure", "Pour une mise à disposition, avec des kilomètres compris chaque heure."],
      ],
    }),
  },
  en: {
    type: "GRAPE",
    css: servicesCss,
    html: html("en", {
      kicker: "Services",
      title: "Driving, waiting, thinking ahead",
      lead: "We do few things, and we do them ourselves. Say what you have to do, and the right way to do it follows.",
      whichKicker: "What do you need?",
      which: "Begin with your day",
      cases: [
        [
          "To catch a plane, or come off one",
          'A transfer, your flight followed: <a href="/services/vtc-aeroport-nantes">Nantes airport</a>',
        ],
        [
          "To catch a train, or meet someone off it",
          'A transfer, the train followed: <a href="/services/vtc-gares-des-pays-de-la-loire">stations of the Pays de la Loire</a>',
        ],
        [
          "To go from meeting to meeting, dine out, get married",
          'A car that waits for you: <a href="/services/mise-a-disposition-vtc">hire by the hour</a>',
        ],
        [
          "To see the country with your hands off the wheel",
          'A day put together with you: <a href="/services/chauffeur-prive-pour-les-escapades-touristiques">touring</a>',
        ],
        [
          "To receive an executive, an artist, a delegation",
          'A visit prepared from end to end: <a href="/services/transport-vip-avec-chauffeur-prive">VIP transport</a>',
        ],
        [
          "To make the same journey every week",
          'The saloon or the van, and one invoice a month: <a href="/services/transport-vtc-vip-et-premium">VIP and premium rides</a>',
        ],
      ],
      pricesKicker: "The price",
      pricesTitle: "Three ways to count, one price known in advance",
      prices: [
        ["Flat rate", "For a ride under 20 km: the same price whichever the street."],
        ["By distance", "From 20 km, by road, from the first to the last kilometre of your ride."],
        ["By the hour", "For hire with driver, with some kilometres included in each hour."],
      ],
    }),
  },
};
