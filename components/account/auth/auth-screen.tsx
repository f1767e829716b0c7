import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PrivateShell } from "@/components/layout/private-shell";

export async function AuthScreen(props: {
  /** Path of the page, without its locale prefix. */
  path: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations("auth");
  return (
    <PrivateShell path={props.path}>
      <title>{props.title}</title>
      <div className="group/screen container-page py-14 md:py-24">
        <header className="mb-9 max-w-2xl [overflow-wrap:anywhere]">
          <h1 className="text-title">{props.title}</h1>
          <p className="mt-5 group-has-[[data-code-step]]/screen:hidden text-lead text-muted [&_strong]:font-medium [&_strong]:text-heading">
            {props.lead}
          </p>
        </header>
        <noscript>
          <p className="mb-9 max-w-2xl border-danger border-l-2 bg-surface p-6">{t("noScript")}</p>
        </noscript>
        {props.children}
      </div>
    </PrivateShell>
  );
}
