import type { SiteData } from "@/platform/sites/site-data";

type Words = SiteData["elements"][number]["words"];

const item = (
  route: string,
  fr: { title: string; content?: string; url?: string },
  en: { title: string; content?: string; url?: string },
) => {
  const whole = ({ title, content = "", url = "" }: typeof fr) => ({
    title,
    subtitle: null,
    content: content || null,
    url: url || null,
    image: null,
  });
  return { route, words: { fr_FR: whole(fr), en: whole(en) } satisfies Words };
};

const link = (url: string, fr: string, en: string) =>
  item("link-footer", { title: fr, url }, { title: en, url });

/** The element lists: the steps of a ride, and the links and logos of the footer. */
export const elements: SiteData["elements"] = [
  item(
    "etapes",
    {
      title: "Vous réservez",
      content: "<p>En ligne ou par téléphone. Le prix est affiché avant que vous ne décidiez.</p>",
    },
    {
      title: "You book",
      content: "<p>Online or by telephone. The price is shown before you decide.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "Nous confirmons",
      content: "<p>Par e-mail ou par SMS. L’acompte rend la réservation définitive.</p>",
    },
    {
      title: "We confirm",
      content: "<p>By e-mail or text message. The deposit makes the booking final.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "La veille",
      content: "<p>Un rappel, avec le nom de votre chauffeur, la voiture et l’heure exacte.</p>",
    },
    {
      title: "The day before",
      content: "<p>A reminder, with your driver’s name, the car and the exact time.</p>",
    },
  ),
  item(
    "etapes",
    {
      title: "Le jour même",
      content: "<p>La voiture est là avant vous. La facture arrive après la course.</p>",
    },
    {
      title: "On the day",
      content: "<p>The car is there before you. The invoice comes after the ride.</p>",
    },
  ),
  link("/services", "Nos services", "Our services"),
  link("/tarifs-courses-vtc", "Tarifs", "Fares"),
  link("/contacter-votre-chauffeur-prive", "Contact", "Contact"),
  link("/sale-terms", "Conditions générales de vente", "Terms of sale"),
  link("/use-terms", "Conditions d’utilisation", "Terms of use"),
  link("/legal-notice", "Mentions légales", "Legal notice"),
  link("/privacy-policy", "Confidentialité", "Privacy"),
  link("/cookie-policy", "Cookies", "Cookies"),
  item("logo-footer", { title: "Carte professionnelle VTC" }, { title: "Licensed VTC drivers" }),
  item("logo-footer", { title: "Facture à chaque course" }, { title: "An invoice for every ride" }),
  item("logo-footer", { title: "Prix fixé d’avance" }, { title: "Prices set in advance" }),
];
