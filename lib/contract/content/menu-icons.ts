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
