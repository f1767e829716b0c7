import type { SiteData } from "@/demonstration/data/site-data";

const DAY_AND_NIGHT = "00:00-24:00";

/** Details of the company: a fiction, from its telephone numbers to its SIREN. */
export const company: SiteData["parameters"] = {
  COMPANY_NAME: "Estuaire Chauffeur Privé",
  COMPANY_EMAIL: "contact@estuaire-chauffeur.example",
  COMPANY_PHONE: "02 61 91 00 72",
  COMPANY_MOBILE: "06 39 98 00 72",
  COMPANY_ADDRESS: "14 quai de la Fosse, 44000 Nantes",
  COMPANY_DESCRIPTION: {
    fr_FR:
      "Chauffeur privé à Nantes et dans les Pays de la Loire : aéroport, gares, mise à disposition et escapades, de jour comme de nuit.",
    en: "Private chauffeur in Nantes and the Pays de la Loire: airport, stations, hire by the hour and touring, day and night.",
  },
  CONTACT_ADDITIONAL_INFOS: {
    fr_FR:
      "Le téléphone répond à toute heure, tous les jours. Pour une course dans les deux heures, appelez plutôt que d’écrire.",
    en: "The telephone is answered at any hour, every day. For a ride within two hours, call rather than write.",
  },

  LEGAL_COMPANY_NAME: "Estuaire Chauffeur Privé",
  LEGAL_AGENT: "Mathilde Kerdreux",
  CORPORATE_FORM: "SASU",
  SHARE_CAPITAL: { fr_FR: "5 000 €", en: "€5,000" },
  HEAD_OFFICE: {
    fr_FR: "14 quai de la Fosse, 44000 Nantes",
    en: "14 quai de la Fosse, 44000 Nantes, France",
  },
  RCS_NUMBER: "RCS Nantes 999 999 972",
  SIRET_NUMBER: "999 999 972 00014",
  VAT_NUMBER: "FR 30 999999972",
  VTC_REGISTER_NUMBER: "EVTC044200072",
  INSURER: {
    fr_FR:
      "Mutuelle des Transporteurs de Loire, 3 allée des Gabares, 49000 Angers, contrat n° 72-4410",
    en: "Mutuelle des Transporteurs de Loire, 3 allée des Gabares, 49000 Angers, France, policy no. 72-4410",
  },
  MEDIATOR: {
    fr_FR: "Médiation de l’Estuaire, 8 rue du Batelier, 44600 Saint-Nazaire",
    en: "Médiation de l’Estuaire, 8 rue du Batelier, 44600 Saint-Nazaire, France",
  },
  MEDIATOR_URL: "https://mediation-estuaire.example",
  HOSTING_PROVIDER: {
    fr_FR: "Hébergement Loire-Océan, 6 rue de l’Étier, 44300 Nantes, téléphone 02 61 91 44 00",
    en: "Hébergement Loire-Océan, 6 rue de l’Étier, 44300 Nantes, France, telephone +33 2 61 91 44 00",
  },

  MONDAY_HOURS: DAY_AND_NIGHT,
  TUESDAY_HOURS: DAY_AND_NIGHT,
  WEDNESDAY_HOURS: DAY_AND_NIGHT,
  THURSDAY_HOURS: DAY_AND_NIGHT,
  FRIDAY_HOURS: DAY_AND_NIGHT,
  SATURDAY_HOURS: DAY_AND_NIGHT,
  SUNDAY_HOURS: DAY_AND_NIGHT,
};
