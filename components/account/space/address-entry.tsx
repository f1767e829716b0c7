"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { buttonLook } from "@/components/ui/button-look";
import type { Address } from "@/lib/contract/address";
import { found } from "@/lib/site/found";
import type { AddressTypeChoice } from "./address-form";

const LINK =
  "inline-flex min-h-11 items-center text-small underline decoration-1 underline-offset-4 hover:text-accent";

/** Address of a member, set as on a letter; deleted in two steps. */
export function AddressEntry(props: {
  address: Address;
  types: AddressTypeChoice[];
  onEdit: () => void;
  onDeleted: () => void;
}) {
  const { address } = props;
  const t = useTranslations("account.addresses");
  const [isAsked, setIsAsked] = useState(false);
  const access = useRef<HTMLButtonElement>(null);
  const keeper = useRef<HTMLButtonElement>(null);
  const { isBusy, problem, run } = useCall();
  const name = [address.firstname, address.lastname].filter(Boolean).join(" ");
  const types = address.type.map(
    ({ value }) => props.types.find((type) => type.value === value)?.name ?? value,
  );

  // The member has just asked for it: the answer comes next.
  useEffect(() => {
    if (isAsked) keeper.current?.focus();
  }, [isAsked]);

  async function remove() {
    // An address that is gone already counts as deleted.
    if (
      await run((call) => found(call("DELETE /user/address/{id}", { params: { id: address.id } })))
    )
      props.onDeleted();
  }

  function keep() {
    setIsAsked(false);
    requestAnimationFrame(() => access.current?.focus());
  }

  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-2">
        <div className="min-w-0">
          {types.length > 0 && <p className="mb-1 text-accent text-small">{types.join(" · ")}</p>}
          <address className="text-heading not-italic">
            {name && <span className="block">{name}</span>}
            <span className="block">{address.address}</span>
            {address.addressPart2 && <span className="block">{address.addressPart2}</span>}
            <span className="block">{`${address.postalCode} ${address.city}`}</span>
            <span className="block text-muted">{address.country.name}</span>
          </address>
        </div>
        {!isAsked && (
          <div className="flex gap-6">
            <button
              type="button"
              data-opens={address.id}
              onClick={props.onEdit}
              aria-label={t("editThis", { address: address.address })}
              className={LINK}
            >
              {t("edit")}
            </button>
            <button
              ref={access}
              type="button"
              onClick={() => setIsAsked(true)}
              aria-label={t("deleteThis", { address: address.address })}
              className={LINK}
            >
              {t("delete")}
            </button>
          </div>
        )}
      </div>
      {isAsked && (
        <fieldset className="mt-5 border-danger border-l-2 bg-surface p-5">
          <legend className="sr-only">{t("deleteThis", { address: address.address })}</legend>
          <p className="mb-4 text-heading">{t("sure")}</p>
          <div className="flex flex-wrap gap-4">
            <button ref={keeper} type="button" onClick={keep} className={buttonLook("outline")}>
              {t("keep")}
            </button>
            <button
              type="button"
              onClick={remove}
              aria-disabled={isBusy}
              className={buttonLook("solid")}
            >
              {isBusy ? t("deleting") : t("deleteNow")}
            </button>
          </div>
          <CallErrorNotice problem={problem} className="mt-4" />
        </fieldset>
      )}
    </>
  );
}
