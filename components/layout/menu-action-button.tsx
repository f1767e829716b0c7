"use client";

import type { ReactNode } from "react";
import type { MenuAction } from "@/lib/rules/site/menu-action";

export function MenuActionButton(props: {
  action: MenuAction;
  className: string;
  children: ReactNode;
}) {
  const { action } = props;
  const act = () => {
    if (action.kind === "print") window.print();
    else if (action.kind === "scrollTo") document.getElementById(action.id)?.scrollIntoView();
    else window.dispatchEvent(new CustomEvent("open-modal", { detail: action.id }));
  };
  return (
    <button type="button" onClick={act} className={props.className}>
      {props.children}
    </button>
  );
}
