import type { SiteData } from "@/demonstration/data/site-data";

/** Demonstration accounts: a customer, an administrator of the shop, the owner. */
export const people: SiteData["people"] = [
  {
    email: "member@73.example",
    role: "MEMBER",
    firstname: "Juliette",
    lastname: "Marchais",
    phone: "+33639980201",
  },
  {
    email: "admin@73.example",
    role: "ADMIN",
    firstname: "Louise",
    lastname: "Guérineau",
    phone: "+33639980202",
  },
  {
    email: "super@73.example",
    role: "SUPER_ADMIN",
    firstname: "Claire",
    lastname: "Guérineau",
    phone: "+33639980073",
  },
];
