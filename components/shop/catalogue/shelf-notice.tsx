"use client";

import { buttonLook } from "@/components/ui/button-look";

export function ShelfNotice(props: {
  role?: "alert";
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}) {
  return (
    <div role={props.role} className="max-w-xl py-8">
      <p className="font-title text-heading text-subtitle">{props.title}</p>
      <p className="mt-3 mb-7 text-muted">{props.text}</p>
      <button type="button" className={buttonLook("outline")} onClick={props.onAction}>
        {props.action}
      </button>
    </div>
  );
}
