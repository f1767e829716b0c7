import type { Label } from "@/lib/contract/field/field";
import type { IdentityDocument } from "./identity";

/** Documents by which an identity is checked. */
export const IDENTITY_DOCUMENTS: Record<IdentityDocument, Label> = {
  IDENTITY_CARD: { fr: "Carte d’identité", en: "Identity card" },
  PASSPORT: { fr: "Passeport", en: "Passport" },
  RESIDENCE_PERMIT: { fr: "Titre de séjour", en: "Residence permit" },
  DRIVING_LICENCE: { fr: "Permis de conduire", en: "Driving licence" },
};
