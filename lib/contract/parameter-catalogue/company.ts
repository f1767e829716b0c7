import { link, string, text } from "./definition";

/** Who the company is; legal texts and documents take their mentions from here. */
export const companyParameters = {
  COMPANY_NAME: string("Nom de l’entreprise", "Company name"),
  COMPANY_EMAIL: string("E-mail", "E-mail"),
  COMPANY_PHONE: string("Téléphone", "Telephone"),
  COMPANY_MOBILE: string("Téléphone mobile", "Mobile"),
  COMPANY_FAX: string("Télécopie", "Fax"),
  COMPANY_ADDRESS: link("Adresse", "Address"),
  COMPANY_DESCRIPTION: text("Présentation", "Description"),
  HEAD_OFFICE: string("Siège social", "Registered office"),
  LEGAL_AGENT: string("Représentant légal", "Legal representative"),
  LEGAL_COMPANY_NAME: string("Raison sociale", "Registered name"),
  CORPORATE_FORM: string("Forme juridique", "Legal form"),
  SHARE_CAPITAL: string("Capital social", "Share capital"),
  RCS_NUMBER: string("Numéro RCS", "Trade register number (RCS)"),
  RM_NUMBER: string("Numéro RM", "Crafts register number (RM)"),
  SIRET_NUMBER: string("Numéro SIRET", "SIRET number"),
  VAT_NUMBER: string("Numéro de TVA intracommunautaire", "Intra-community VAT number"),
  VTC_REGISTER_NUMBER: string("Numéro au registre des VTC", "VTC register number"),
  INSURER: string(
    "Assureur de la responsabilité professionnelle",
    "Professional liability insurer",
  ),
  MEDIATOR: string("Médiateur de la consommation", "Consumer mediator"),
  MEDIATOR_URL: link("Site du médiateur", "Mediator’s website"),
  HOSTING_PROVIDER: string("Hébergeur du site", "Hosting provider"),
  CONTACT_ADDITIONAL_INFOS: text("Informations de contact", "Contact information"),
} as const;
