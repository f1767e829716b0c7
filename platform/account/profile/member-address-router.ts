import { and, asc, eq } from "drizzle-orm";
import { memberAddressRequestSchema } from "@/lib/contract/address";
import * as calls from "@/lib/contract/calls/member-address";
import type { User } from "@/lib/contract/user";
import { lockMember } from "@/platform/account/member/lock-member";
import { memberAddresses } from "@/platform/db/schema/member";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { newRouter } from "@/platform/http/router";
import { addressView } from "./address-view";
import { addressErrors, checkAddress } from "./check-address";

export function memberAddressRouter() {
  const allAtOnce = collectFieldErrors(memberAddressRequestSchema, ({ inUnitOfWork }, part) =>
    inUnitOfWork(({ tx }) => addressErrors(tx, part)),
  );
  return newRouter()
    .answer(calls.getAddresses, async ({ tx, language, user }) => {
      const rows = await tx
        .select()
        .from(memberAddresses)
        .where(eq(memberAddresses.idUser, user.id))
        .orderBy(asc(memberAddresses.id));
      return { addresses: rows.map((row) => addressView(row, language)) };
    })
    .answer(
      calls.addAddress,
      async ({ tx, idSite, language, now, token }, { json }) => {
        // Of two that are added at once, the second finds the first.
        const { id: idUser } = await lockMember(tx, token, now);
        const { values, errors } = await checkAddress(tx, json);
        throwIfInvalid(errors);
        const count = await tx.$count(memberAddresses, eq(memberAddresses.idUser, idUser));
        if (count >= calls.MOST_OWN_ADDRESSES) throw new ApiError("CONFLICT", "ADDRESS_BOOK_FULL");
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
      calls.changeAddress,
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
    .answer(calls.deleteAddress, async ({ tx, user }, { param }) => {
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
