"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { MadeSite } from "@/lib/contract/admin/new-site";

/** Says what comes next for a site that was made a moment ago. */
export function NewSite(props: { site: MadeSite; onAgain: () => void }) {
  const { id, name } = props.site;
  const t = useTranslations("admin.site.made");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="font-medium text-heading outline-none">
        {t("title", { name })}
      </h3>
      <ol className="list-decimal space-y-2 pl-5 marker:text-muted">
        <li>{t("serve", { variable: `SITE_ID=${id}` })}</li>
        <li>{t("logIn")}</li>
        <li>{t("complete")}</li>
      </ol>
      <button type="button" onClick={props.onAgain} className={panelButton()}>
        {t("again")}
      </button>
    </div>
  );
}
