import type { ConfOf } from "@/lib/contract/component";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Usual journeys of customers, those of the home page first. */
export const commonJourneys: PerLanguage<ConfOf<"USUAL_JOURNEYS">["journeys"]> = {
  fr_FR: [
    { pickup: "Aéroport Nantes Atlantique", dropoff: "Nantes" },
    { pickup: "Gare de Nantes", dropoff: "La Baule" },
    { pickup: "Nantes", dropoff: "Puy du Fou" },
    { pickup: "Aéroport Nantes Atlantique", dropoff: "Pornic" },
    { pickup: "Gare de Nantes", dropoff: "Clisson" },
    { pickup: "Nantes", dropoff: "Saint-Nazaire" },
    { pickup: "Aéroport Nantes Atlantique", dropoff: "Angers" },
    { pickup: "Nantes", dropoff: "Cholet" },
  ],
  en: [
    { pickup: "Nantes Atlantique Airport", dropoff: "Nantes" },
    { pickup: "Nantes station", dropoff: "La Baule" },
    { pickup: "Nantes", dropoff: "Puy du Fou" },
    { pickup: "Nantes Atlantique Airport", dropoff: "Pornic" },
    { pickup: "Nantes station", dropoff: "Clisson" },
    { pickup: "Nantes", dropoff: "Saint-Nazaire" },
    { pickup: "Nantes Atlantique Airport", dropoff: "Angers" },
    { pickup: "Nantes", dropoff: "Cholet" },
  ],
};
