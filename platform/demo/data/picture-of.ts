import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** A site's picture, by its name below public/media and its size in pixels, with what is seen on it. */
export const pictureOf =
  (idSite: number) => (name: string, width: number, height: number, fr: string, en: string) => {
    const picture = { src: `/media/${idSite}/${name}.webp`, width, height };
    return {
      fr_FR: { ...picture, alt: fr },
      en: { ...picture, alt: en },
    } satisfies PerLanguage<Picture>;
  };
