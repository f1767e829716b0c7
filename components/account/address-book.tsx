"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { CountryChoice } from "@/components/forms/address-fields";
import { buttonLook } from "@/components/ui/button-link";
import type { Address } from "@/lib/contract/address";
import { useUi } from "@/stores/ui-store";
import { AddressEntry } from "./address-entry";
import { AddressForm } from "./address-form";

/** What the forms of addresses choose from. */
export interface AddressChoices {
  /** The values of the site's kinds of address. */
  types: string[];
  countries: CountryChoice[];
}

/** The addresses of a member; one at a time is added or changed, in its place. */
export function AddressBook(props: {
  addresses: Address[];
  choices: AddressChoices;
  /** How many there can be. */
  limit: number;
}) {
  const { addresses, choices, limit } = props;
  const t = useTranslations("account.addresses");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const [edited, setEdited] = useState<number | "NEW">();
  const book = useRef<HTMLDivElement>(null);

  /** Puts the focus back where one was, once that is there again. */
  function focusBack(id: number | "NEW" | undefined) {
    requestAnimationFrame(() => {
      const at = book.current?.querySelector<HTMLElement>(`[data-opens="${id}"]`);
      (at ?? book.current)?.focus();
    });
  }

  function close() {
    setEdited(undefined);
    focusBack(edited);
  }

  function done(what: "added" | "changed" | "deleted") {
    say(t(what));
    close();
    router.refresh();
  }

  return (
    <div ref={book} tabIndex={-1} className="outline-none">
      {addresses.length === 0 && edited !== "NEW" && (
        <p className="mb-8 border border-line border-dashed p-8 text-muted">{t("none")}</p>
      )}
      {addresses.length > 0 && (
        <ul className="mb-8 border-line border-t">
          {addresses.map((address) => (
            <li key={address.id} className="border-line border-b py-6">
              {edited === address.id ? (
                <AddressForm
                  address={address}
                  choices={choices}
                  onDone={() => done("changed")}
                  onCancel={close}
                />
              ) : (
                <AddressEntry
                  address={address}
                  onEdit={() => setEdited(address.id)}
                  onDeleted={() => done("deleted")}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === "NEW" ? (
        <AddressForm choices={choices} onDone={() => done("added")} onCancel={close} />
      ) : addresses.length < limit ? (
        <button
          type="button"
          data-opens="NEW"
          onClick={() => setEdited("NEW")}
          className={buttonLook(addresses.length === 0 ? "solid" : "outline")}
        >
          {t("add")}
        </button>
      ) : (
        <p className="text-muted">{t("full", { limit })}</p>
      )}
    </div>
  );
}
