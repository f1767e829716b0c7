import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { declinations } from "./catalogue";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/** Cart, found by its randomCode id, or by its member: a member has one. */
export const carts = pgTable(
  "cart",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    idUser: integer("id_user").references(() => users.id, { onDelete: "cascade" }),
    /** Code in upper case. */
    discountCode: text("discount_code"),
    createdAt: instant("created_at").notNull(),
    /** Time of the last change: carts that nobody touches any more are thrown away. */
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("cart_one_of_a_member").on(t.idUser).where(sql`id_user is not null`),
    index().on(t.updatedAt),
    onlyItsSite(),
  ],
);

/** Product in a cart; no stock is held for it. */
export const cartLines = pgTable(
  "cart_line",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idCart: text("id_cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    idDeclination: integer("id_declination")
      .notNull()
      .references(() => declinations.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
  },
  (t) => [
    unique().on(t.idCart, t.idDeclination),
    check("cart_line_quantity_within", sql`quantity between 1 and 600`),
    onlyItsSite(),
  ],
);
