"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, useId, useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { MediumKind } from "@/lib/rules/site/medium-file";
import { ACCEPTED } from "./accepted-files";

export function DropZone(props: {
  kinds: readonly MediumKind[];
  onFiles: (files: Iterable<File>) => void;
}) {
  const { kinds, onFiles } = props;
  const t = useTranslations("admin.medium");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const accept = kinds.map((kind) => ACCEPTED[kind]).join(",");
  const hasPhotos = kinds.includes("IMAGE");

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  const input = (name: string, more: { multiple?: true; capture?: "environment" }) => (
    <input
      id={`${id}-${name}`}
      type="file"
      accept={name === "camera" ? "image/*" : accept}
      {...more}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file again counts as another choice.
        currentTarget.value = "";
      }}
      className="peer sr-only"
    />
  );

  return (
    <section
      aria-label={t("add")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`rounded-card border border-dashed px-4 py-5 text-center ${isOver ? "border-accent bg-raised" : "border-line-strong"}`}
    >
      <p className="mb-3 hidden text-muted bar:block">{t(isOver ? "dropNow" : "dropHere")}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <span>
          {input("files", { multiple: true })}
          <label htmlFor={`${id}-files`} className={`${panelButton("solid")} ${PEER}`}>
            <PanelIcon name="add" className="size-4" />
            <span>{t("choose")}</span>
          </label>
        </span>
        {hasPhotos && (
          <span className="bar:hidden">
            {input("camera", { capture: "environment" })}
            <label htmlFor={`${id}-camera`} className={`${panelButton()} ${PEER}`}>
              <PanelIcon name="camera" className="size-4" />
              <span>{t("photograph")}</span>
            </label>
          </span>
        )}
      </div>
      <p className="mt-3 text-muted text-small">{t(hasPhotos ? "limits" : "limitsOfFiles")}</p>
    </section>
  );
}

const PEER =
  "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent";
