"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import type { Medium } from "@/lib/contract/admin/medium";
import type { MediumKind } from "@/lib/rules/site/medium-file";
import { DropZone } from "./drop-zone";
import { LibraryFilters } from "./library-filters";
import { LibraryPages } from "./library-pages";
import { MediaGrid } from "./media-grid";
import { UploadList } from "./upload-list";
import { useLibrary } from "./use-library";
import { useUploads } from "./use-uploads";

export type PickedMedium = Pick<
  Medium,
  "id" | "kind" | "src" | "width" | "height" | "alt" | "focus"
>;

/** Picks a medium of the library, or uploads one and picks that. */
export function MediumPicker(props: {
  kinds: readonly MediumKind[];
  onPick: (picked: PickedMedium) => void;
  onClose: () => void;
}) {
  const { kinds, onPick, onClose } = props;
  const { can } = usePanel();
  const t = useTranslations("admin.medium");
  const tList = useTranslations("admin.list");
  const library = useLibrary(kinds.length === 1 ? kinds[0] : "");
  const pick = ({ id, kind, src, width, height, alt, focus }: Medium) =>
    onPick({ id, kind, src, width, height, alt, focus });
  const { files, add, forget } = useUploads((medium) => {
    void library.refresh();
    // A single uploaded file is picked; of several, the user chooses.
    if (isAlone(files.length) && kinds.includes(medium.kind)) pick(medium);
  });
  return (
    <Sheet title={t("pick")} onClose={onClose}>
      {can("medium:change") && (
        <div className="mb-4">
          <DropZone kinds={kinds} onFiles={add} />
          <UploadList files={files} onForget={forget} />
        </div>
      )}
      <LibraryFilters asked={library.asked} kinds={kinds} onAsk={library.ask} />
      <Loaded of={library.list} lines={3}>
        {({ items, total }) => {
          const fitting = items.filter(({ kind }) => kinds.includes(kind));
          return (
            <div aria-busy={library.list.isLoading}>
              {fitting.length === 0 ? (
                <NothingNote>{library.isNarrowed ? tList("noneFound") : t("none")}</NothingNote>
              ) : (
                <MediaGrid media={fitting} onOpen={pick} />
              )}
              <LibraryPages page={library.page} total={total} onTurn={library.turnTo} />
            </div>
          );
        }}
      </Loaded>
    </Sheet>
  );
}

const isAlone = (files: number): boolean => files <= 1;
