"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callPath, filledPath } from "@/lib/api/call";
import type { LanguageCode } from "@/lib/contract/locale";
import type { MailGroup } from "@/lib/contract/mail/mail-definition";
import { MAIL_WORDING_TEXTS } from "@/lib/contract/mail/mail-texts";
import type { MailWording } from "@/lib/contract/mail/mail-wording";

/** Time without a key after which the mail is drawn anew, in milliseconds. */
const PAUSE = 400;

/**
 * Mail to an invented customer as it would leave, in a frame that runs nothing. The last one stays
 * until the next is whole, so that nothing flashes as one types.
 */
export function MailPreview(props: {
  name: string;
  group: MailGroup;
  language: LanguageCode;
  wording: MailWording;
}) {
  const { name, group, language, wording } = props;
  const t = useTranslations("admin.mail");
  const texts = Object.fromEntries(MAIL_WORDING_TEXTS.map((text) => [text, wording[text]]));
  const path = filledPath("/api/admin/mail/{name}/{language}/preview", { name, language });
  const wanted = callPath(path, texts);
  const [asked, setAsked] = useState(wanted);
  const [drawn, setDrawn] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(pause);
  }, [wanted]);
  const frames = [...new Set([drawn, asked])].filter(Boolean);
  return (
    <section aria-label={t("preview")} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <h2 className="mb-1 text-lead">{t("preview")}</h2>
      <p className="mb-3 text-muted text-small">
        {t(group === "booking" ? "previewNoteOfRide" : "previewNote")}
      </p>
      <div
        aria-busy={drawn !== wanted}
        className="relative h-[40rem] max-h-[75vh] overflow-hidden rounded-card border border-line bg-white"
      >
        {frames.map((src) => (
          <iframe
            key={src}
            src={src}
            title={t("frame")}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            onLoad={() => setDrawn(src)}
            aria-hidden={src !== drawn || undefined}
            tabIndex={src === drawn ? undefined : -1}
            className={`absolute inset-0 size-full ${src === drawn ? "" : "opacity-0"}`}
          />
        ))}
      </div>
    </section>
  );
}
