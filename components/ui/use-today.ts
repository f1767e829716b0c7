import { useSyncExternalStore } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";

const never = () => () => undefined;

/** The day in Paris, `yyyy-MM-dd`; unknown in the page as the server made it, which lasts for days. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => parisDate(new Date()),
    () => undefined,
  );
