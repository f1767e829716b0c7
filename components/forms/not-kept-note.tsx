"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { deviceStorage } from "@/lib/browser/storage";

/** Note that typed values end with the tab, where the browser stores nothing for the site. */
export function NotKeptNote() {
  const t = useTranslations("form");
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(deviceStorage.isKept()), []);
  if (isKept) return null;
  return (
    <p className="mb-6 border-line-strong border-l-2 pl-4 text-muted text-small">{t("notKept")}</p>
  );
}
