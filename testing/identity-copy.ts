import { eq } from "drizzle-orm";
import sharp from "sharp";
import { bookings } from "@/platform/db/schema/booking";
import { identityCopies } from "@/platform/db/schema/customer";
import type { TestPlatform } from "./test-platform";
import { marker } from "./tiny-words";

/** Makes a booking so large that a proof of identity is asked for. @returns its id */
export async function makeLarge({ database }: TestPlatform, reference: string): Promise<number> {
  const [row] = await database.everySite
    .update(bookings)
    .set({ totalCents: 120_000 })
    .where(eq(bookings.reference, reference))
    .returning({ id: bookings.id });
  if (!row) throw new Error(`No booking is called ${reference}`);
  return row.id;
}

/** Takes a photograph of a document, which tells where it was taken. */
export const photographed = async (colour = "#7a1f2b"): Promise<File> => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "47/1 5/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();
  return new File([new Uint8Array(photo)], "Ma carte.jpg", { type: "image/jpeg" });
};

export async function documentForm(file?: File): Promise<FormData> {
  const form = new FormData();
  form.set("document", file ?? (await photographed()));
  return form;
}

/** Keeps a copy for a booking. @returns its id */
export async function anIdentityCopy(
  { database, clock, services }: TestPlatform,
  { idSite, idBooking }: { idSite: number; idBooking: number },
): Promise<number> {
  const storedAs = `form-${Math.random().toString(36).slice(2)}`;
  await services.media.put({ idSite, name: storedAs }, Buffer.from(marker(idSite)));
  const [copy] = await database.everySite
    .insert(identityCopies)
    .values({ idSite, idBooking, receivedAt: clock.now(), name: "carte.jpg", storedAs })
    .returning();
  if (!copy) throw new Error("No copy was stored");
  return copy.id;
}
