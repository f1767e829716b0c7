import { useSyncExternalStore } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";

const never = () => () => undefined;

/** Returns the day in Paris, `yyyy-MM-dd`; undefined in the server's page, which lasts for days. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => parisDate(new Date()),
    () => undefined,
  );
