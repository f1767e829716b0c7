"use client";

import { useTranslations } from "next-intl";
import { LinkBeside } from "./link-beside";
import { TickBox } from "./tick-box";

export function AcceptTerms(props: {
  form: string;
  error: string | undefined;
  className?: string;
}) {
  const t = useTranslations("form");
  return (
    <TickBox {...props} name="acceptTerms" missing="TERMS_NOT_ACCEPTED">
      {t.rich("acceptTerms", {
        link: (label) => <LinkBeside to="/sale-terms">{label}</LinkBeside>,
      })}
    </TickBox>
  );
}
