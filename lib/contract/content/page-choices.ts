import type { PageRole } from "@/lib/contract/page";

/** Roles of pages in an owner's words; each is one page's alone. */
export const PAGE_ROLES: Record<PageRole, [fr: string, en: string]> = {
  BOOKING_FORM: ["Réserver une course", "Book a ride"],
  CONTACT: ["Nous écrire", "Write to us"],
  SHOP: ["La boutique", "The shop"],
  NEWS: ["Les actualités", "The news"],
  BLOG: ["Le blog", "The blog"],
  ALBUMS: ["Les albums", "The albums"],
  ELEMENTS: ["Les éléments et les événements", "The elements and the events"],
  REVIEWS: ["Les avis", "The reviews"],
};

/** Icons that an entry of the menu can have, of those that the site draws. */
export const MENU_ICONS = {
  home: ["Maison", "House"],
  car: ["Voiture", "Car"],
  calendar: ["Agenda", "Calendar"],
  tag: ["Étiquette de prix", "Price tag"],
  phone: ["Téléphone", "Telephone"],
  mail: ["Enveloppe", "Envelope"],
  person: ["Personne", "Person"],
  paper: ["Document", "Document"],
  basket: ["Panier", "Basket"],
  parcel: ["Colis", "Parcel"],
  search: ["Loupe", "Magnifying glass"],
  play: ["Film", "Film"],
  facebook: ["Facebook", "Facebook"],
  instagram: ["Instagram", "Instagram"],
  linkedin: ["LinkedIn", "LinkedIn"],
} as const satisfies Record<string, [fr: string, en: string]>;
