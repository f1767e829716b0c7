import type { LanguageCode } from "@/lib/contract/locale";

const fr = {
  title: "Conditions de vente",
  lead: "Les conditions de vente que vous avez acceptées",
  version: (number: string) => `Version ${number}`,
  hash: (hash: string) => `Empreinte du texte (SHA-256) : ${hash}`,
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
};

const en: typeof fr = {
  title: "Terms of sale",
  lead: "The terms of sale that you have accepted",
  version: (number) => `Version ${number}`,
  hash: (hash) => `Digest of the text (SHA-256): ${hash}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const termsWords: Record<LanguageCode, typeof fr> = { fr_FR: fr, en };
