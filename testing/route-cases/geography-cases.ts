import { own } from "./get-case";
import { plain } from "./route-case";
import type { RouterCases } from "./router-cases";

export const geographyCases: RouterCases = {
  routes: {
    "GET /countries": plain("/countries"),
    "GET /cities/{search}/{idCountry}": plain("/cities/nan/250"),
    "GET /place": plain("/place?search=nantes"),
  },

  gets: async () => ({
    "/countries": own("/countries"),
    "/cities/{search}/{idCountry}": own("/cities/nan/250"),
    "/place": own("/place?search=nantes"),
  }),
};
