import { email, link, phone, postalAddress, siret, string, text, vatNumber } from "./definition";

/** Identity of the company; legal texts and documents take their mentions from here. */
export const companyParameters = {
  COMPANY_NAME: string("Nom de l’entreprise", "Company name"),
  COMPANY_EMAIL: email("E-mail", "E-mail"),
  COMPANY_PHONE: phone("Téléphone", "Telephone"),
  COMPANY_MOBILE: phone("Téléphone mobile", "Mobile"),
  COMPANY_FAX: phone("Télécopie", "Fax"),
  COMPANY_ADDRESS: postalAddress("Adresse", "Address"),
  COMPANY_DESCRIPTION: text("Présentation", "Description"),
  HEAD_OFFICE: string("Siège social", "Registered office"),
  LEGAL_AGENT: string("Représentant légal", "Legal representative"),
  LEGAL_COMPANY_NAME: string("Raison sociale", "Registered name"),
  CORPORATE_FORM: string("Forme juridique", "Legal form"),
  SHARE_CAPITAL: string("Capital social", "Share capital"),
  RCS_NUMBER: string("Numéro RCS", "Trade register number (RCS)"),
  RM_NUMBER: string("Numéro RM", "Crafts register number (RM)"),
  SIRET_NUMBER: siret("Numéro SIRET", "SIRET number"),
  VAT_NUMBER: vatNumber("Numéro de TVA intracommunautaire", "Intra-community VAT number"),
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
