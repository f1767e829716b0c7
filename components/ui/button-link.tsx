import type { ReactNode } from "react";
import { type ButtonLook, buttonLook } from "./button-look";
import { SiteLink } from "./site-link";

export function ButtonLink(props: { href: string; look?: ButtonLook; children: ReactNode }) {
  return (
    <SiteLink href={props.href} className={buttonLook(props.look ?? "solid")}>
      {props.children}
    </SiteLink>
  );
}
