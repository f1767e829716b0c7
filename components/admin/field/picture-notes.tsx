"use client";

import { useTranslations } from "next-intl";
import { use } from "react";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { PictureSlot, WordsOnPicture } from "@/lib/contract/field/picture-slot";
import { croppedPicture } from "@/lib/rules/site/picture-crop";
import { Beside } from "./beside";
import type { WrittenPicture } from "./written-picture";

/** What would be wrong with a picture in its place, and what to do about it. */
export function PictureNotes({ slot, picture }: { slot: PictureSlot; picture: WrittenPicture }) {
  const t = useTranslations("admin.content.picture");
  const beside = use(Beside);
  const { width } = croppedPicture(picture);
  const where = slot.words?.where;
  const hasWords = slot.words && (!where || where.is.includes(String(beside[where.field])));
  const isDrawing = picture.src.endsWith(".svg");
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {!isDrawing && width < slot.least && <Note>{t("small", { width, least: slot.least })}</Note>}
      {slot.words && hasWords && <WordsNote words={slot.words} picture={picture} />}
    </div>
  );
}

function WordsNote({ words, picture }: { words: WordsOnPicture; picture: WrittenPicture }) {
  const t = useTranslations("admin.content.picture");
  const { src, crop, focus } = picture;
  const { data } = usePanelData("/admin/picture/legibility", {
    query: {
      on: words.name,
      src,
      ...crop,
      ...(focus && { focusX: focus.x, focusY: focus.y }),
    },
    keepPreviousData: true,
  });
  if (!data || data.contrast === null || data.contrast >= data.least) return null;
  return <Note>{t("faint")}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <p className="mt-3 rounded-control border border-danger px-3 py-2 text-danger text-small">
    {children}
  </p>
);
