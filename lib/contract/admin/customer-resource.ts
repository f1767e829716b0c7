import { defineResource } from "./definition";

/** Customers of the site by address: members and guests. */
export const customerResource = defineResource({
  name: "customer",
  label: { one: { fr: "Client", en: "Customer" }, many: { fr: "Clients", en: "Customers" } },
  fields: {
    name: { kind: "LINE", label: { fr: "Nom", en: "Name" }, isListed: true },
    email: {
      kind: "EMAIL",
      label: { fr: "E-mail", en: "E-mail" },
      isOptional: true,
      isListed: true,
    },
    phone: { kind: "PHONE", label: { fr: "Téléphone", en: "Telephone" }, isOptional: true },
    account: {
      kind: "CHOICE",
      label: { fr: "Compte", en: "Account" },
      isListed: true,
      options: {
        MEMBER: { label: { fr: "Avec un compte", en: "With an account" }, tone: "GOOD" },
        GUEST: { label: { fr: "Sans compte", en: "Without an account" }, tone: "QUIET" },
      },
    },
    kind: {
      kind: "CHOICE",
      label: { fr: "Qualité", en: "Kind" },
      isListed: true,
      options: {
        CONSUMER: { label: { fr: "Particulier", en: "Consumer" } },
        PROFESSIONAL: { label: { fr: "Professionnel", en: "Professional" } },
        COLLECTIVE: { label: { fr: "Collectivité", en: "Public body" } },
      },
    },
    company: {
      kind: "LINE",
      label: { fr: "Société", en: "Company" },
      isOptional: true,
      isListed: true,
    },
    createdAt: {
      kind: "INSTANT",
      label: { fr: "Connu depuis le", en: "Known since" },
      isListed: true,
    },
  },
  columns: ["name", "email", "phone", "account", "kind", "createdAt"],
  orderBy: "name",
  isSearched: true,
  can: { read: "customer:read" },
});
