import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminField } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import type { DeclaredField } from "@/lib/contract/field/field";
import { vehicles } from "@/platform/db/schema/booking";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { isFileNamed } from "./is-file-named";

const SITE = 901;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const fieldsWith = (of: string, field: DeclaredField): string[] => {
  if (field.input.kind === "PICTURES" || field.input.kind === "PICTURE") return [of];
  const within = "fields" in field.input ? Object.entries(field.input.fields) : [];
  return within.flatMap(([name, one]) => fieldsWith(`${of}.${name}`, one));
};
const picturesOf = ([name, field]: [string, AdminField]): string[] => {
  if (field.kind === "PICTURES") return [name];
  return field.kind === "WRITTEN" ? fieldsWith(name, field.of) : [];
};

/** Every place in the forms of resources that has a picture, with the row that is tried and its body. */
const PLACES: Record<
  string,
  [table: PgTable & { id: PgColumn; idSite: PgColumn }, body: (picture: object) => object]
> = {
  "vehicle.photo": [vehicles, (picture) => ({ photo: [picture] })],
  "shop-product.images": [products, (picture) => ({ images: [picture] })],
  "shop-product.awards.image": [
    products,
    (picture) => ({
      awards: [{ name: { fr_FR: "Concours" }, medal: "GOLD", year: 2026, image: [picture] }],
    }),
  ],
  "declination.image": [declinations, (picture) => ({ image: [picture] })],
};

it("each picture of a form is tried", () => {
  const declared = ADMIN_RESOURCES.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap((field) => picturesOf(field).map((of) => `${name}.${of}`)),
  );
  expect(declared.toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

it.each(Object.entries(PLACES))("the file of %s stays while it is shown", async (place, tried) => {
  const [table, bodyOf] = tried;
  const { headers } = await aPerson(platform, "ADMIN");
  const [row] = await platform.database.everySite
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.idSite, SITE));
  const src = `/media/${SITE}/${place.replaceAll(".", "-")}.webp`;
  const isNamed = () => platform.database.inSite(SITE, (tx) => isFileNamed(tx, src));
  expect(await isNamed()).toBe(false);
  const picture = { src, width: 900, height: 1200, alt: {} };
  const { status } = await changeAsRead(
    platform,
    `/admin/${place.slice(0, place.indexOf("."))}/${row?.id}`,
    { headers, body: bodyOf(picture) },
  );
  expect(status).toBe(200);
  expect(await isNamed()).toBe(true);
});
