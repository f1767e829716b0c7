import { randomUUID } from "node:crypto";
import type { ContentDraft } from "@/lib/contract/content/draft";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { aPerson } from "./scene";
import type { TestPlatform } from "./test-platform";

/** Changes to the usual event of tests. */
interface EventSaid {
  title?: string;
  places?: number | null;
  /** Hours until it begins; it takes two. */
  inHours?: number;
}

const HOUR = 3_600_000;

export const EVENTS = "rendez-vous";

/** Creates an event that the staff have published in both languages. @returns its id */
export async function openEvent(
  platform: TestPlatform,
  { title = "Huîtres et muscadet", places = 4, inHours = 72 }: EventSaid = {},
  idSite = 901,
): Promise<number> {
  const staff = await aPerson(platform, "ADMIN", idSite);
  const begins = platform.clock.now().getTime() + inHours * HOUR;
  const body = {
    values: {
      route: EVENTS,
      startsAt: parisIso(new Date(begins)),
      endsAt: parisIso(new Date(begins + 2 * HOUR)),
      places,
    },
    words: { fr_FR: { title, place: "Au caveau" }, en: { title, place: "Tasting room" } },
  };
  const begun = await platform.data<ContentDraft>("POST", "/admin/content/element", {
    idSite,
    headers: { ...staff.headers, "Idempotency-Key": randomUUID() },
    body,
  });
  for (const code of ["fr_FR", "en"]) {
    await platform.data("PUT", `/admin/content/element/${begun.id}/publication/${code}`, {
      idSite,
      headers: { ...staff.headers, "If-Match": begun.version },
      body: {},
    });
  }
  return begun.id;
}

export const register = <T>(platform: TestPlatform, id: number, change: object = {}) =>
  platform.call<T>("POST", `/element/${EVENTS}/${id}/register`, {
    body: { name: "Anne Le Goff", email: `${randomUUID()}@example.org`, people: 1, ...change },
  });
