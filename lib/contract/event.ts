import { z } from "zod";
import { MOST_PEOPLE } from "@/lib/rules/content/free-places";
import { emailSchema } from "./auth";
import { instantSchema } from "./booking";
import { lineSchema } from "./typed-text";

export const eventRegistrationStateSchema = z.enum(["CONFIRMED", "WAITING"]);
export type EventRegistrationState = z.infer<typeof eventRegistrationStateSchema>;

/** POST /element/{route}/{id}/register */
export const registerForEventSchema = z.object({
  name: lineSchema.min(1).max(100),
  email: emailSchema,
  phone: lineSchema.max(30).optional(),
  /** Number of guests, with the one who registers. */
  people: z.number().int().min(1).max(MOST_PEOPLE),
  /** Drawn anew for each registration: the same receipt again is the same registration. */
  receipt: lineSchema.min(8).max(64).optional(),
  /** Field that no person sees: only a robot fills it in. */
  website: z.string().max(500).optional(),
});
export type RegisterForEvent = z.infer<typeof registerForEventSchema>;

export const registerForEventFormSchema = registerForEventSchema.extend({
  people: z.coerce.number().pipe(registerForEventSchema.shape.people),
});

export const registeredForEventSchema = z.object({ state: eventRegistrationStateSchema });

/** GET /registration/{code}: the registration of a mailed link. */
export const eventRegistrationSchema = z.object({
  state: eventRegistrationStateSchema,
  people: z.number().int(),
  email: z.string(),
  title: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  place: z.string().nullable(),
  /** Path of the event's page without the locale prefix; null once it has none. */
  path: z.string().nullable(),
});
export type EventRegistration = z.infer<typeof eventRegistrationSchema>;

export const registeredGuestSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  people: z.number().int(),
  state: eventRegistrationStateSchema,
  registeredAt: instantSchema,
});
export type RegisteredGuest = z.infer<typeof registeredGuestSchema>;

/** GET /admin/content/{type}/{id}/registration: guests with a place, then the waiting list. */
export const registeredGuestsSchema = z.object({
  /** Number of places as last published; null where nobody may register. */
  places: z.number().int().nullable(),
  placesLeft: z.number().int().nullable(),
  guests: z.array(registeredGuestSchema),
});
export type RegisteredGuests = z.infer<typeof registeredGuestsSchema>;
