"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen } from "@/components/admin/panel/screen";
import { MEDIUM_KINDS } from "@/lib/rules/site/medium-file";
import { DropZone } from "./drop-zone";
import { LibraryFilters } from "./library-filters";
import { LibraryPages } from "./library-pages";
import { MediaGrid } from "./media-grid";
import { MediumSheet } from "./medium-sheet";
import { UploadList } from "./upload-list";
import { useLibrary } from "./use-library";
import { useUploads } from "./use-uploads";

export function MediaScreen() {
  const { can } = usePanel();
  const t = useTranslations("admin.medium");
  const tList = useTranslations("admin.list");
  const library = useLibrary();
  const { files, add, forget } = useUploads(() => void library.refresh());
  const [opened, setOpened] = useState<number>();
  return (
    <Screen title={t("title")} lead={t("lead")}>
      {can("medium:change") && (
        <div className="mb-5">
          <DropZone kinds={MEDIUM_KINDS} onFiles={add} />
          <UploadList files={files} onForget={forget} />
        </div>
      )}
      <LibraryFilters asked={library.asked} onAsk={library.ask} />
      <Loaded of={library.list}>
        {({ items, total }) => (
          <div aria-busy={library.list.isLoading}>
            <p role="status" className="mb-3 text-muted text-small">
              {t("count", { count: total })}
            </p>
            {items.length === 0 ? (
              <NothingNote>{library.isNarrowed ? tList("noneFound") : t("none")}</NothingNote>
            ) : (
              <MediaGrid media={items} onOpen={({ id }) => setOpened(id)} />
            )}
            <LibraryPages page={library.page} total={total} onTurn={library.turnTo} />
          </div>
        )}
      </Loaded>
      {opened !== undefined && (
        <MediumSheet
          key={opened}
          id={opened}
          onChanged={() => void library.refresh()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  );
}
