import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Purchase } from "@/components/purchase/purchase";
import { purchasePath } from "@/components/purchase/purchase-path";
import { UnknownLink } from "@/components/purchase/unknown-link";
import type { KeyLink } from "@/lib/api/by-key";
import { PrivateShell } from "./private-shell";

/** A page that a link opens; where the link opens nothing, the way to a new one. */
export async function LinkedPage(props: {
  of: Purchase;
  link: KeyLink;
  /** Which of its pages, when it is not its own. */
  part?: "/company";
  title: string;
  /** Undefined when the link opens nothing. */
  children: ReactNode;
}) {
  const { of, link, children } = props;
  const t = await getTranslations(of === "order" ? "order.unknown" : "ride.unknown");
  return (
    <PrivateShell path={purchasePath(of, link, props.part)}>
      <title>{children ? props.title : t("title")}</title>
      {children ?? (
        <UnknownLink of={of} title={t("title")} text={t("text")} reference={link.reference} />
      )}
    </PrivateShell>
  );
}
