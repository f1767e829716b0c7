import type { SiteData } from "@/demonstration/data/site-data";

const EVERY_DAY = "09:30-12:30, 14:00-18:30";

/** Details of the estate: a fiction, from its telephone numbers to its SIREN. */
export const company: SiteData["parameters"] = {
  COMPANY_NAME: "Domaine des Quatre Aulnes",
  COMPANY_EMAIL: "cave@quatre-aulnes.example",
  COMPANY_PHONE: "02 61 91 00 73",
  COMPANY_MOBILE: "06 39 98 00 73",
  COMPANY_ADDRESS: "4 chemin du Gué, 44190 Saint-Gildas-sur-Sèvre",
  COMPANY_DESCRIPTION: {
    fr_FR:
      "Vignerons de père en fille au bord de la Sèvre nantaise : muscadets sur lie, crus communaux, vins d’Anjou et du Layon.",
    en: "Growers on the banks of the Sèvre Nantaise, from father to daughter: Muscadet sur lie, communal crus, wines from Anjou and the Layon.",
  },
  CONTACT_ADDITIONAL_INFOS: {
    fr_FR:
      "Pendant les vendanges, de début septembre à début octobre, appelez avant de venir : il arrive que tout le monde soit aux vignes.",
    en: "During the harvest, from early September to early October, call before you come: everyone may be among the vines.",
  },

  LEGAL_COMPANY_NAME: "EARL Guérineau",
  LEGAL_AGENT: "Claire Guérineau",
  CORPORATE_FORM: "EARL",
  SHARE_CAPITAL: { fr_FR: "48 000 €", en: "€48,000" },
  HEAD_OFFICE: {
    fr_FR: "4 chemin du Gué, 44190 Saint-Gildas-sur-Sèvre",
    en: "4 chemin du Gué, 44190 Saint-Gildas-sur-Sèvre, France",
  },
  RCS_NUMBER: "RCS Nantes 999 999 733",
  SIRET_NUMBER: "999 999 733 00010",
  VAT_NUMBER: "FR 89 999999733",
  INSURER: {
    fr_FR: "Mutuelle des Vignerons de Loire, 3 allée des Gabares, 49000 Angers, contrat n° 73-2208",
    en: "Mutuelle des Vignerons de Loire, 3 allée des Gabares, 49000 Angers, France, policy no. 73-2208",
  },
  MEDIATOR: {
    fr_FR: "Médiation du Sillon, 8 rue du Batelier, 44600 Saint-Nazaire",
    en: "Médiation du Sillon, 8 rue du Batelier, 44600 Saint-Nazaire, France",
  },
  MEDIATOR_URL: "https://mediation-sillon.example",
  HOSTING_PROVIDER: {
    fr_FR: "Hébergement Loire-Océan, 6 rue de l’Étier, 44300 Nantes, téléphone 02 61 91 44 00",
    en: "Hébergement Loire-Océan, 6 rue de l’Étier, 44300 Nantes, France, telephone +33 2 61 91 44 00",
  },

  MONDAY_HOURS: "14:00-18:30",
  TUESDAY_HOURS: EVERY_DAY,
  WEDNESDAY_HOURS: EVERY_DAY,
  THURSDAY_HOURS: EVERY_DAY,
  FRIDAY_HOURS: EVERY_DAY,
  SATURDAY_HOURS: EVERY_DAY,
  SUNDAY_HOURS: null,
};
