import { CONTENT_CALLS } from "./content-calls";
import { PEOPLE_CALLS } from "./people-calls";
import { SHOP_CALLS } from "./shop-calls";
import type { SpecifiedCall } from "./specified-call";
import { SITE_CALLS, START_CALLS } from "./start-calls";

/** Every call that the specification lists (§7), optional parts of a path written out. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...START_CALLS,
  ...SITE_CALLS,
  ...CONTENT_CALLS,
  ...SHOP_CALLS,
  ...PEOPLE_CALLS,
];

/** Calls of each area, as many as the specification's table has there (§7). */
export const CALLS_OF_AREAS = {
  "Server start": 3,
  Addresses: 3,
  Albums: 2,
  Auth: 4,
  Blog: 7,
  Calendar: 1,
  Cart: 7,
  Order: 3,
  Shipping: 1,
  Geography: 2,
  Contact: 1,
  User: 4,
  Newsletter: 4,
  Admin: 2,
  Elements: 3,
  Forms: 2,
  Reviews: 1,
  News: 1,
  "Pages and components": 3,
  Visits: 1,
  Payment: 1,
  "External apps": 1,
  Popups: 1,
  Products: 6,
  Services: 2,
} as const;
