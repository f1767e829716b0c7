import { defineResource } from "./definition";

/** Those who have an account on the site. */
export const customerResource = defineResource({
  name: "customer",
  label: { one: { fr: "Client", en: "Customer" }, many: { fr: "Clients", en: "Customers" } },
  fields: {
    name: { kind: "TEXT", label: { fr: "Nom", en: "Name" }, isListed: true },
    email: { kind: "EMAIL", label: { fr: "Courriel", en: "Email" }, isListed: true },
    phone: { kind: "PHONE", label: { fr: "Téléphone", en: "Telephone" }, isOptional: true },
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
      kind: "TEXT",
      label: { fr: "Société", en: "Company" },
      isOptional: true,
      isListed: true,
    },
    createdAt: { kind: "INSTANT", label: { fr: "Inscrit le", en: "Joined on" }, isListed: true },
  },
  columns: ["name", "email", "phone", "kind", "company", "createdAt"],
  orderBy: "name",
  isSearched: true,
  can: { read: "customer:read" },
});
