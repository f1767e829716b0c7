"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Loaded on demand: most visitors leave it folded. */
const OptionalAddress = dynamic(() =>
  import("./optional-address").then(({ OptionalAddress }) => OptionalAddress),
);

/** Optional address, folded until the visitor opens it or it is refused. */
export function FoldedAddress({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations("auth.register");
  const words = useTranslations("form");
  const [wants, setWants] = useState(false);
  /** True once it was opened: typed values stay when it is folded again. */
  const [wasOpen, setWasOpen] = useState(false);
  const isWrong = Object.keys(errors).some((field) => field.startsWith("address"));
  const isOpen = wants || isWrong;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setWants(currentTarget.open);
        if (currentTarget.open) setWasOpen(true);
      }}
      className="group border-line border-y"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        <span className="font-medium text-small">{t("addAddress")}</span>
        <span className="text-muted text-small">{words("optional")}</span>
      </summary>
      {(isOpen || wasOpen) && <OptionalAddress errors={errors} />}
    </details>
  );
}
