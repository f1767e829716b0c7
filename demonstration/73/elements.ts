import { visitLink } from "@/demonstration/73/pages/visit-link";
import type { SiteData } from "@/demonstration/data/site-data";

type ElementData = SiteData["elements"][number];
type Words = { title: string; subtitle?: string; content?: string; url?: string };

const item = (route: string, fr: Words, en: Words): ElementData => {
  const whole = ({ title, subtitle = "", content = "", url = "" }: Words) => ({
    title,
    subtitle: subtitle || null,
    content: content || null,
    url: url || null,
    image: null,
  });
  return { route, words: { fr_FR: whole(fr), en: whole(en) } };
};

/** Makes a link of the footer; an address that is the same in both languages. */
const link = (url: string, fr: string, en: string) =>
  item("link-footer", { title: fr, url }, { title: en, url });

/** Writes a line with a link, for the end of an item's text. */
const way = (path: string, label: string) =>
  `<p><a href="${path.replaceAll("&", "&amp;")}">${label}</a></p>`;

/** Element lists: the seasons, the tastings, the links and logos of the footer. */
export const elements: SiteData["elements"] = [
  item(
    "saisons",
    {
      title: "Hiver, la taille",
      content:
        "<p>De décembre à mars, chaque cep est taillé à la main. C’est là que se décide la récolte, six mois avant la fleur.</p>",
    },
    {
      title: "Winter, pruning",
      content:
        "<p>From December to March every vine is pruned by hand. The crop is decided here, six months before it flowers.</p>",
    },
  ),
  item(
    "saisons",
    {
      title: "Printemps, la mise",
      content:
        "<p>Le muscadet quitte ses lies en mars, sans avoir été soutiré. L’herbe pousse un rang sur deux, les moutons d’un voisin la tondent.</p>",
    },
    {
      title: "Spring, bottling",
      content:
        "<p>The Muscadet leaves its lees in March, without ever being racked. Grass grows in every other row, and a neighbour’s sheep mow it.</p>",
    },
  ),
  item(
    "saisons",
    {
      title: "Été, la veille",
      content:
        "<p>On relève les fils, on effeuille côté levant, on regarde le ciel. Les traitements, du cuivre et des tisanes, restent sous le tiers de la dose permise.</p>",
    },
    {
      title: "Summer, watching",
      content:
        "<p>We lift the wires, thin the leaves on the morning side and look at the sky. Treatments, copper and plant teas, stay under a third of the dose allowed.</p>",
    },
  ),
  item(
    "saisons",
    {
      title: "Automne, les vendanges",
      content:
        "<p>Trois semaines de septembre sur la Sèvre, puis octobre par tries au Layon. Vingt-cinq vendangeurs, et la soupe à midi pour tout le monde.</p>",
    },
    {
      title: "Autumn, the harvest",
      content:
        "<p>Three weeks of September on the Sèvre, then October on the Layon, in several passes. Twenty-five pickers, and soup at noon for everyone.</p>",
    },
  ),
  item(
    "degustations",
    {
      title: "La découverte",
      subtitle: "45 minutes, offerte",
      content:
        "<p>Cinq vins au comptoir du caveau, dans l’ordre où on les boirait à table. Sans rendez-vous, aux heures d’ouverture.</p>",
    },
    {
      title: "First taste",
      subtitle: "45 minutes, free of charge",
      content:
        "<p>Five wines at the counter of the tasting room, in the order in which you would drink them at table. No appointment, during opening hours.</p>",
    },
  ),
  item(
    "degustations",
    {
      title: "La visite du chai",
      subtitle: "1 h 30, 12 € par personne",
      content:
        "<p>Les vignes du Clos du Gué, les cuves souterraines, puis sept vins dont les deux crus. Sur rendez-vous, du mardi au samedi.</p>" +
        way(visitLink.cellar.fr_FR, "Convenir d’un jour"),
    },
    {
      title: "Tour of the winery",
      subtitle: "1½ hours, €12 per person",
      content:
        "<p>The vines of the Clos du Gué, the underground vats, then seven wines with both crus among them. By appointment, Tuesday to Saturday.</p>" +
        way(visitLink.cellar.en, "Agree on a day"),
    },
  ),
  item(
    "degustations",
    {
      title: "Huîtres et muscadet",
      subtitle: "2 h, 32 € par personne",
      content:
        "<p>Un samedi par mois, une douzaine d’huîtres de Bouin et quatre blancs pour comprendre pourquoi l’un appelle l’autre. De six à seize convives.</p>" +
        way(visitLink.oysters.fr_FR, "Demander une place"),
    },
    {
      title: "Oysters and Muscadet",
      subtitle: "2 hours, €32 per person",
      content:
        "<p>One Saturday a month, a dozen oysters and four white wines, to understand why one calls for the other. For six to sixteen guests.</p>" +
        way(visitLink.oysters.en, "Reserve a place"),
    },
  ),
  link("/vins", "Nos vins", "Our wines"),
  link("/domaine", "Le domaine", "The estate"),
  link("/visites", "Visites et dégustations", "Visits and tastings"),
  link("/rendez-vous", "Rendez-vous", "Events"),
  link("/contact", "Contact", "Contact"),
  link("/actualites", "Actualités", "News"),
  link("/journal", "Journal", "Journal"),
  link("/albums", "Images", "Pictures"),
  link("/withdrawal", "Renoncer au contrat ici", "Withdraw from contract here"),
  link("/sale-terms", "Conditions de vente", "Terms of sale"),
  link("/use-terms", "Conditions d’utilisation", "Terms of use"),
  link("/legal-notice", "Mentions légales", "Legal notice"),
  link("/privacy-policy", "Confidentialité", "Privacy"),
  link("/accessibility", "Accessibilité", "Accessibility"),
  link("/cookie-policy", "Cookies", "Cookies"),
  item(
    "logo-footer",
    { title: "Haute valeur environnementale" },
    { title: "High environmental value" },
  ),
  item("logo-footer", { title: "Paiement sécurisé" }, { title: "Secure payment" }),
  item("logo-footer", { title: "Casse remboursée" }, { title: "Breakages refunded" }),
];
