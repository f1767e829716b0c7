import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Describes a site's picture: its name below public/media, its size in pixels, and its text. */
export const pictureOf =
  (idSite: number) => (name: string, width: number, height: number, fr: string, en: string) => {
    const picture = { src: `/media/${idSite}/${name}.webp`, width, height };
    return {
      fr_FR: { ...picture, alt: fr },
      en: { ...picture, alt: en },
    } satisfies PerLanguage<Picture>;
  };
