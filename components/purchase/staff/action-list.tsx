"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Purchase } from "@/components/purchase/purchase";
import type { Call } from "@/lib/api/call";
import { ActionForm } from "./action-form";

export function ActionList<Action extends string>(props: {
  of: Purchase;
  actions: readonly Action[];
  /** Next action, which is open; the others open on demand. */
  next: Action | null;
  word: (action: Action, word: "title" | "text" | "do") => string;
  act: (action: Action, call: Call, data: FormData) => Promise<unknown>;
  fields: (action: Action, errors: Record<string, string>) => ReactNode;
}) {
  const { of, actions, next, word } = props;
  const t = useTranslations(of === "order" ? "order.company" : "ride.company");
  if (actions.length === 0) return <p className="text-muted">{t("nothing")}</p>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {actions.map((action) => (
        <ActionForm
          key={action}
          words={{
            title: word(action, "title"),
            text: word(action, "text"),
            do: word(action, "do"),
            doing: t("doing"),
            done: t("done"),
          }}
          act={(call, data) => props.act(action, call, data)}
          isNext={action === next}
          isDangerous={action === "CANCEL"}
          fields={(errors) => props.fields(action, errors)}
        />
      ))}
    </div>
  );
}
