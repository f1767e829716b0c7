"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { Address } from "@/lib/contract/address";
import { useUi } from "@/stores/ui-store";
import { AddressEntry } from "./address-entry";
import type { AddressChoices } from "./address-form";
import { AddressForm } from "./address-form";

/** Address that is being changed, or a new one. */
type Edited = number | "NEW";

/** Addresses of a member, each changed in its place; values typed in another form stay. */
export function AddressBook(props: {
  addresses: Address[];
  choices: AddressChoices;
  limit: number;
}) {
  const { addresses, choices, limit } = props;
  const t = useTranslations("account.addresses");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const [edited, setEdited] = useState<Edited[]>([]);
  const book = useRef<HTMLDivElement>(null);

  /** Puts the focus back to the button it came from, once that is there again; else to the book. */
  function focusBack(id?: Edited) {
    requestAnimationFrame(() => {
      const at = book.current?.querySelector<HTMLElement>(`[data-opens="${id}"]`);
      (at ?? book.current)?.focus();
    });
  }

  const edit = (id: Edited) => setEdited((ids) => [...ids, id]);

  function close(id: Edited) {
    setEdited((ids) => ids.filter((other) => other !== id));
    focusBack(id);
  }

  function saved(what: "added" | "changed", id: Edited) {
    say(t(what));
    close(id);
    router.refresh();
  }

  function deleted() {
    say(t("deleted"));
    focusBack();
    router.refresh();
  }

  return (
    <div ref={book} tabIndex={-1} className="outline-none">
      {addresses.length === 0 && !edited.includes("NEW") && (
        <p className="mb-8 border border-line border-dashed p-8 text-muted">{t("none")}</p>
      )}
      {addresses.length > 0 && (
        <ul className="mb-8 border-line border-t">
          {addresses.map((address) => (
            <li key={address.id} className="border-line border-b py-6">
              {edited.includes(address.id) ? (
                <AddressForm
                  address={address}
                  choices={choices}
                  onDone={() => saved("changed", address.id)}
                  onCancel={() => close(address.id)}
                />
              ) : (
                <AddressEntry
                  address={address}
                  types={choices.types}
                  onEdit={() => edit(address.id)}
                  onDeleted={deleted}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited.includes("NEW") ? (
        <AddressForm
          choices={choices}
          onDone={() => saved("added", "NEW")}
          onCancel={() => close("NEW")}
        />
      ) : addresses.length < limit ? (
        <button
          type="button"
          data-opens="NEW"
          onClick={() => edit("NEW")}
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
