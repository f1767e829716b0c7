import { z } from "@hono/zod-openapi";
import { and, asc, eq } from "drizzle-orm";
import { addressSchema, memberAddressRequestSchema } from "@/lib/contract/address";
import { lockMember } from "@/platform/account/member/lock-member";
import { memberAddresses } from "@/platform/db/schema/member";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { addressView } from "./address-view";
import { addressErrors, checkAddress } from "./check-address";

/** How many addresses a member's book holds. */
const MOST_ADDRESSES = 20;

const params = z.object({ id: integerParam() });

const list = route({
  name: "getAddresses",
  area: "member",
  can: "own-address:read",
  method: "get",
  path: "/user/address",
  summary: "The member’s address book",
  responses: responses(
    z.object({ addresses: z.array(addressSchema) }),
    "Every address, the oldest first",
  ),
});

const add = route({
  name: "addAddress",
  area: "member",
  can: "own-address:change",
  method: "post",
  path: "/user/address",
  summary: `Adds an address to the member’s book, which holds ${MOST_ADDRESSES}`,
  request: body(memberAddressRequestSchema),
  responses: responses(addressSchema, "The address"),
});

const change = route({
  name: "changeAddress",
  area: "member",
  can: "own-address:change",
  method: "put",
  path: "/user/address/{id}",
  summary: "Changes an address of the member’s book",
  request: { params, ...body(memberAddressRequestSchema) },
  responses: responses(addressSchema, "The address as it is now"),
});

const remove = route({
  name: "deleteAddress",
  area: "member",
  can: "own-address:change",
  method: "delete",
  path: "/user/address/{id}",
  summary: "Takes an address out of the member’s book",
  request: { params },
  responses: responses(z.object({}), "The address is gone"),
});

export function memberAddressRouter({ database, clock }: Services) {
  const ofMember = (id: number, idUser: number) =>
    and(eq(memberAddresses.id, id), eq(memberAddresses.idUser, idUser));
  const allAtOnce = collectFieldErrors(memberAddressRequestSchema, ({ idSite }, part) =>
    database.inSite(idSite, (tx) => addressErrors(tx, part)),
  );
  return newRouter()
    .openapi(list, async (c) => {
      const { idSite, language, user } = c.var;
      const rows = await database.inSite(idSite, (tx) =>
        tx
          .select()
          .from(memberAddresses)
          .where(eq(memberAddresses.idUser, user.id))
          .orderBy(asc(memberAddresses.id)),
      );
      return c.json(ok({ addresses: rows.map((row) => addressView(row, language)) }), 200);
    })
    .openapi(
      add,
      async (c) => {
        const { idSite, language, token } = c.var;
        const row = await database.inSite(idSite, async (tx) => {
          // Of two that are added at once, the second finds the first.
          const { id: idUser } = await lockMember(tx, token, clock.now());
          const { values, wrong } = await checkAddress(tx, c.req.valid("json"));
          throwIfInvalid(wrong);
          const held = await tx.$count(memberAddresses, eq(memberAddresses.idUser, idUser));
          if (held >= MOST_ADDRESSES) throw new ApiError("CONFLICT", "ADDRESS_BOOK_FULL");
          const [added] = await tx
            .insert(memberAddresses)
            .values({ ...values, idSite, idUser })
            .returning();
          if (!added) throw new Error("The address was not stored");
          return added;
        });
        return c.json(ok(addressView(row, language)), 200);
      },
      allAtOnce,
    )
    .openapi(
      change,
      async (c) => {
        const { idSite, language, user } = c.var;
        const isThisAddress = ofMember(c.req.valid("param").id, user.id);
        const row = await database.inSite(idSite, async (tx) => {
          const [found] = await tx
            .select()
            .from(memberAddresses)
            .where(isThisAddress)
            .for("update");
          if (!found) throw new ApiError("NOT_FOUND");
          const { values, wrong } = await checkAddress(tx, c.req.valid("json"));
          throwIfInvalid(wrong);
          await tx.update(memberAddresses).set(values).where(isThisAddress);
          return { ...found, ...values };
        });
        return c.json(ok(addressView(row, language)), 200);
      },
      allAtOnce,
    )
    .openapi(remove, async (c) => {
      const isThisAddress = ofMember(c.req.valid("param").id, c.var.user.id);
      const gone = await database.inSite(c.var.idSite, (tx) =>
        tx.delete(memberAddresses).where(isThisAddress).returning({ id: memberAddresses.id }),
      );
      if (gone.length === 0) throw new ApiError("NOT_FOUND");
      return c.json(ok({}), 200);
    });
}
