import type { PageContent } from "@/lib/contract/page";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { ComponentData } from "@/platform/sites/site-data";

/** The blocks that the services page holds. */
export const servicesBlocks: ComponentData[] = [
  {
    slug: "services-cartes",
    type: "SERVICE_CARDS",
    conf: {
      fr_FR: {
        kicker: "Services",
        title: "Choisissez votre route",
        text: null,
        tags: [],
        except: null,
      },
      en: { kicker: "Services", title: "Choose your road", text: null, tags: [], except: null },
    },
  },
  {
    slug: "services-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Une demande qui n’entre dans aucune case ?",
        text: "Racontez-la nous : nous avons déjà conduit un violoncelle, une mariée en retard et douze homards vivants.",
        actions: [{ label: "Nous écrire", url: "/contacter-votre-chauffeur-prive" }],
        showPhone: true,
        image: null,
      },
      en: {
        kicker: null,
        title: "A request that fits no box?",
        text: "Tell us about it: we have driven a cello, a late bride and twelve live lobsters.",
        actions: [{ label: "Write to us", url: "/contacter-votre-chauffeur-prive" }],
        showPhone: true,
        image: null,
      },
    },
  },
];

const css = `
.open { max-width: 80rem; margin: 0 auto; padding: clamp(3.5rem, 8vw, 7rem) clamp(1.25rem, 5vw, 4rem) 0; }
.open h1 { max-width: 20ch; font-size: clamp(2.25rem, 1.5rem + 3vw, 3.6rem); line-height: 1.1; }
.open .lead { max-width: 40rem; margin-top: 1.5rem; font-size: 1.2rem; }
.facts { display: grid; gap: 1.5rem 2.5rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); margin-top: 3rem; padding: 1.75rem 0 0; border-top: 1px solid color-mix(in oklab, var(--background-color) 80%, var(--font-color)); list-style: none; }
.facts strong { display: block; color: var(--accent-color); font-weight: 500; }
`;

/** The services page, built with the page builder. */
export const servicesContent: PerLanguage<PageContent> = {
  fr_FR: {
    type: "GRAPE",
    css,
    html: `<section class="open"><h1>Un chauffeur pour chaque trajet</h1><p class="lead">Nous faisons peu de choses, et nous les faisons nous-mêmes : conduire, attendre, prévoir. Voici où cela vous mène.</p><ul class="facts"><li><strong>Au forfait</strong>sous 20 km</li><li><strong>À la distance</strong>au-delà</li><li><strong>À l’heure</strong>pour une mise à disposition</li></ul></section><div data-component="services-cartes"></div><div data-component="services-appel"></div>`,
  },
  en: {
    type: "GRAPE",
    css,
    html: `<section class="open"><h1>A driver for every journey</h1><p class="lead">We do few things, and we do them ourselves: drive, wait, think ahead. Here is where that takes you.</p><ul class="facts"><li><strong>Flat rate</strong>under 20 km</li><li><strong>By distance</strong>beyond</li><li><strong>By the hour</strong>for hire with driver</li></ul></section><div data-component="services-cartes"></div><div data-component="services-appel"></div>`,
  },
};
