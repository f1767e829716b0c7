import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Purchase } from "@/components/purchase/purchase";
import { purchasePath } from "@/components/purchase/purchase-path";
import { UnknownLink } from "@/components/purchase/unknown-link";
import { buttonLook } from "@/components/ui/button-look";
import type { KeyLink } from "@/lib/api/by-key";
import { PrivateShell } from "./private-shell";

/** Page that a link opens; where the link opens nothing, a form for a new one. */
export async function LinkedPage(props: {
  of: Purchase;
  link: KeyLink;
  /** Page of the purchase, where it is not its own. */
  part?: "/company";
  title: string;
  /** Content of the page; undefined when the link opens nothing. */
  children: ReactNode;
}) {
  const { of, link, children } = props;
  const t = await getTranslations(of === "order" ? "order.unknown" : "ride.unknown");
  return (
    <PrivateShell path={purchasePath(of, link, props.part)}>
      <title>{children ? props.title : t(props.part ? "companyTitle" : "title")}</title>
      {children ??
        (props.part === "/company" ? (
          <CompanyLinkOver title={t("companyTitle")} text={t("companyText")} open={t("panel")} />
        ) : (
          <UnknownLink of={of} title={t("title")} text={t("text")} reference={link.reference} />
        ))}
    </PrivateShell>
  );
}

/** Note for a link of the company's own mails that opens nothing: its page is in the panel. */
function CompanyLinkOver({ title, text, open }: { title: string; text: string; open: string }) {
  return (
    <div className="container-page py-16 md:py-24">
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 mb-10 max-w-2xl text-lead text-muted">{text}</p>
      <a href="/admin" className={buttonLook("solid")}>
        {open}
      </a>
    </div>
  );
}
