import fc from "fast-check";
import type { BookingRequest } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";
import { anyName } from "@/testing/any-name";
import { anOrder, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";

const place = (near: Place): fc.Arbitrary<Place> =>
  fc.record({ label: anyName(9), number: fc.nat({ max: 9999 }) }).map(({ label, number }) => ({
    ...near,
    address: `${number} ${label}`.slice(0, 160).trim(),
  }));

const phone = fc.constantFrom(
  ...["06 39 98 01 02", "+44 20 7946 0958", "0240000000", "+32 470 12 34 56", "+1 212 555 0123"],
);

/** Draws orders as anyone may send them, in a language; the ride is `slot` days ahead. */
export const bookedByAnyone = (vehicles: number[]) =>
  fc.record({
    language: fc.constantFrom("fr_FR" as const, "en" as const),
    minutes: fc.nat({ max: 12 * 60 }),
    order: fc
      .record({
        firstname: anyName(2).map((one) => one.slice(0, 80)),
        lastname: anyName(4).map((one) => one.slice(0, 80)),
        phone,
        kind: fc.constantFrom("CONSUMER" as const, "PROFESSIONAL" as const),
        pickup: place(NANTES_AIRPORT),
        dropoff: place(LA_BAULE),
        idVehicle: fc.constantFrom(...vehicles),
        isHire: fc.boolean(),
      })
      .map(({ firstname, lastname, kind, pickup, dropoff, idVehicle, isHire, ...more }) => {
        const ride: Partial<BookingRequest> = isHire
          ? { kind: "HIRE", pickup, hours: 3 }
          : { kind: "TRANSFER", pickup, dropoff };
        const business = { company: "Société Œuvre & Fils", address: "1 quai de l’Île, Nantes" };
        return anOrder(idVehicle, {
          ...ride,
          customer: {
            firstname,
            lastname,
            email: "anyone@example.org",
            phone: more.phone,
            kind,
            ...(kind === "PROFESSIONAL" ? business : {}),
          },
        });
      }),
  });
