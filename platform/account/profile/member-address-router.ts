import { z } from "@hono/zod-openapi";
import { and, asc, eq } from "drizzle-orm";
import { addressSchema, memberAddressRequestSchema } from "@/lib/contract/address";
import type { User } from "@/lib/contract/user";
import { lockMember } from "@/platform/account/member/lock-member";
import { memberAddresses } from "@/platform/db/schema/member";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
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

export function memberAddressRouter() {
  const allAtOnce = collectFieldErrors(memberAddressRequestSchema, ({ inUnitOfWork }, part) =>
    inUnitOfWork(({ tx }) => addressErrors(tx, part)),
  );
  return newRouter()
    .answer(list, async ({ tx, language, user }) => {
      const rows = await tx
        .select()
        .from(memberAddresses)
        .where(eq(memberAddresses.idUser, user.id))
        .orderBy(asc(memberAddresses.id));
      return { addresses: rows.map((row) => addressView(row, language)) };
    })
    .answer(
      add,
      async ({ tx, idSite, language, now, token }, { json }) => {
        // Of two that are added at once, the second finds the first.
        const { id: idUser } = await lockMember(tx, token, now);
        const { values, errors } = await checkAddress(tx, json);
        throwIfInvalid(errors);
        const count = await tx.$count(memberAddresses, eq(memberAddresses.idUser, idUser));
        if (count >= MOST_ADDRESSES) throw new ApiError("CONFLICT", "ADDRESS_BOOK_FULL");
        const [added] = await tx
          .insert(memberAddresses)
          .values({ ...values, idSite, idUser })
          .returning();
        if (!added) throw new Error("The address was not stored");
        return addressView(added, language);
      },
      allAtOnce,
    )
    .answer(
      change,
      async ({ tx, language, user }, { param, json }) => {
        const isThisAddress = isAddressOf(user, param.id);
        const [found] = await tx.select().from(memberAddresses).where(isThisAddress).for("update");
        if (!found) throw new ApiError("NOT_FOUND");
        const { values, errors } = await checkAddress(tx, json);
        throwIfInvalid(errors);
        await tx.update(memberAddresses).set(values).where(isThisAddress);
        return addressView({ ...found, ...values }, language);
      },
      allAtOnce,
    )
    .answer(remove, async ({ tx, user }, { param }) => {
      const removed = await tx
        .delete(memberAddresses)
        .where(isAddressOf(user, param.id))
        .returning({ id: memberAddresses.id });
      if (removed.length === 0) throw new ApiError("NOT_FOUND");
      return {};
    });
}

const isAddressOf = (member: User, id: number) =>
  and(eq(memberAddresses.id, id), eq(memberAddresses.idUser, member.id));
