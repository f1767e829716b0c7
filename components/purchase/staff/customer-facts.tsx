import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Facts } from "@/components/purchase/facts";
import { PagePart } from "@/components/purchase/page-part";
import { fullName } from "@/lib/rules/text/full-name";
import { Reach } from "./reach";

export async function CustomerFacts(props: {
  customer: { firstname: string; lastname: string };
  organisation: string | null;
  phone: string;
  /** Address; null for a customer without one. */
  email: string | null;
  more?: (readonly [string, ReactNode])[];
}) {
  const { customer, phone, email, more = [] } = props;
  const t = await getTranslations("ride.company");
  return (
    <PagePart title={t("customer")}>
      <Facts
        rows={[
          [t("customer"), fullName(customer)],
          [t("organisation"), props.organisation],
          [t("phone"), <Reach key="phone" by="tel" to={phone} />],
          [t("email"), email && <Reach key="email" by="mailto" to={email} />],
          ...more,
        ]}
      />
    </PagePart>
  );
}
