import type { TakeBooking, TakenBooking } from "@/lib/contract/admin/take-booking";
import type { FareList } from "@/lib/contract/booking";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { anOrder } from "./ride-order";
import type { Person } from "./scene";
import type { TestPlatform } from "./test-platform";

let keys = 0;

/** Lists the vehicles of site 901, the saloon first. */
export const vehicleIds = async (platform: TestPlatform): Promise<[number, number]> => {
  const { grids } = await platform.data<FareList>("GET", "/fare");
  return [grids[0]?.idVehicle ?? 0, grids[1]?.idVehicle ?? 0];
};

/** Builds the call by which staff take the ride of `anOrder` in the saloon, paid on board. */
export async function takeCall(
  platform: TestPlatform,
  { headers }: Person,
  change: Partial<TakeBooking> = {},
  key?: string,
) {
  const [saloon] = await vehicleIds(platform);
  keys += 1;
  return platform.call<TakenBooking>("POST", "/admin/booking", {
    headers: { ...headers, "Idempotency-Key": key ?? `taken-ride-${keys}` },
    body: {
      ...anOrder(saloon),
      language: "fr_FR",
      payBy: "ON_BOARD",
      isConfirmed: true,
      ...change,
    },
  });
}

/** Takes a ride so, and returns its page as the staff see it. */
export async function takenRide(
  platform: TestPlatform,
  admin: Person,
  change: Partial<TakeBooking> = {},
): Promise<TakenBooking & { page(): Promise<StaffPage> }> {
  const { answer } = await takeCall(platform, admin, change);
  if (!answer.success) throw new Error(JSON.stringify(answer.data));
  const { id, reference } = answer.data;
  const { headers } = admin;
  return {
    id,
    reference,
    page: () => platform.data<StaffPage>("GET", `/admin/booking/${id}/page`, { headers }),
  };
}
