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
import { declination } from "./catalogue";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { user } from "./people";

/** A cart, found by its unguessable id, or by the member whose it is: a member has one. */
export const cart = pgTable(
  "cart",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    idUser: integer("id_user").references(() => user.id, { onDelete: "cascade" }),
    /** In upper case. */
    discountCode: text("discount_code"),
    createdAt: instant("created_at").notNull(),
    /** Carts that nobody touches any more are thrown away. */
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("cart_one_of_a_member").on(t.idUser).where(sql`id_user is not null`),
    index().on(t.updatedAt),
    onlyItsSite(),
  ],
);

/** A thing in a cart; nothing is kept for it in the cellar. */
export const cartLine = pgTable(
  "cart_line",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idCart: text("id_cart")
      .notNull()
      .references(() => cart.id, { onDelete: "cascade" }),
    idDeclination: integer("id_declination")
      .notNull()
      .references(() => declination.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
  },
  (t) => [
    unique().on(t.idCart, t.idDeclination),
    check("cart_line_quantity_within", sql`quantity between 1 and 600`),
    onlyItsSite(),
  ],
);
