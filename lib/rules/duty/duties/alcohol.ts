import { defineDuty, unless } from "@/lib/rules/duty/duty";

/** Duties of who sells alcohol. */
export const alcoholDuties = [
  defineDuty({
    name: "alcoholMessage",
    source: "Code de la santé publique, art. L. 3342-1, L. 3342-4 et L. 3323-4",
    isMustHave: false,
    concerns: ({ sellsAlcohol }) => sellsAlcohol,
    lack: ({ settings }) =>
      unless(
        settings.DISPLAY_ALCOHOL_SELLING_MESSAGE === "true",
        "DISPLAY_ALCOHOL_SELLING_MESSAGE",
      ),
  }),
  defineDuty({
    name: "breathalysers",
    source: "Code de la santé publique, art. L. 3341-4 ; arrêté du 30 mars 2021",
    isMustHave: false,
    // Growers who sell their own harvest are exempt.
    concerns: ({ sellsAlcohol, isWinemaker }) => sellsAlcohol && !isWinemaker,
    lack: ({ settings }) =>
      unless(settings.DISPLAY_ETHYLOTEST_MESSAGE === "true", "DISPLAY_ETHYLOTEST_MESSAGE"),
  }),
] as const;
