import type { MediumKind } from "@/lib/rules/site/medium-file";
import type { UploadEnding } from "@/lib/rules/site/uploaded-file";

/** File as the library keeps it; sizes in pixels, null where it has none or does not tell it. */
export interface PreparedMedium {
  kind: MediumKind;
  content: Uint8Array;
  ending: UploadEnding;
  width: number | null;
  height: number | null;
}
