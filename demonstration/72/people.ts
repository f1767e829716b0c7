import type { SiteData } from "@/demonstration/data/site-data";

/** Demonstration accounts: a customer, a driver, an administrator, the owner. */
export const people: SiteData["people"] = [
  {
    email: "member@72.example",
    role: "MEMBER",
    firstname: "Camille",
    lastname: "Rousseau",
    phone: "+33639980101",
  },
  {
    email: "driver@72.example",
    role: "DRIVER",
    firstname: "Gwenn",
    lastname: "Le Roux",
    phone: "+33639980103",
  },
  {
    email: "admin@72.example",
    role: "ADMIN",
    firstname: "Yann",
    lastname: "Guillou",
    phone: "+33639980102",
  },
  {
    email: "super@72.example",
    role: "SUPER_ADMIN",
    firstname: "Mathilde",
    lastname: "Kerdreux",
    phone: "+33639980072",
  },
];
