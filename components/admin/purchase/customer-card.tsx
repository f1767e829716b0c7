"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { EmailLink, PhoneLink } from "@/components/admin/panel/reach-link";
import { TextOnlyNote } from "@/components/admin/panel/text-only-note";
import { GiveEmailButton } from "@/components/admin/purchase/give-email-button";
import { mailtoLink } from "@/lib/rules/text/mailto-link";

export function CustomerCard(props: {
  name: string;
  organisation: string | null;
  phone: string;
  /** Address; null for a customer without one. */
  email: string | null;
  /** Id of the customer row; null once it was erased. */
  idCustomer: number | null;
}) {
  const { name, organisation, phone, email, idCustomer } = props;
  const t = useTranslations("ride.company");
  const words = useTranslations("admin");
  const { can } = usePanel();
  return (
    <>
      <FactList
        rows={[
          [t("customer"), name],
          [t("organisation"), organisation],
          [t("phone"), <PhoneLink key="phone" phone={phone} />],
          [
            t("email"),
            email === null ? words("reach.noEmail") : <EmailLink key="email" email={email} />,
          ],
        ]}
      />
      {email === null && <TextOnlyNote phone={phone} />}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <a href={`tel:${phone.replace(/\s/g, "")}`} className={panelButton()}>
          <PanelIcon name="phone" className="size-4" />
          {words("call")}
        </a>
        {email === null ? (
          idCustomer !== null && can("customer:change") && <GiveEmailButton id={idCustomer} />
        ) : (
          <a href={mailtoLink(email)} className={panelButton()}>
            <PanelIcon name="letter" className="size-4" />
            {words("write")}
          </a>
        )}
      </div>
      {idCustomer !== null && (
        <p className="mt-2">
          <PanelLink
            href={panelPath("customer", String(idCustomer))}
            className="inline-flex min-h-11 items-center text-accent text-small underline underline-offset-4"
          >
            {words("customer.find")}
          </PanelLink>
        </p>
      )}
    </>
  );
}
