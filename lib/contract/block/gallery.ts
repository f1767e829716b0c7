import { heading, linkAddress, optional, pictures } from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const galleryBlock = defineBlock("GALLERY", ["Galerie", "Gallery"], {
  ...heading,
  items: pictures(
    ["Images", "Pictures"],
    slot(
      "Téléphone à l’horizontale, de la lumière du jour, une chose par photo. Les vignettes en montrent le milieu.",
      "Hold the phone sideways, in daylight, one thing in each photo. The small pictures show its middle.",
      { ratio: [3, 2], least: 1200 },
    ),
    { video: optional(linkAddress("Adresse de la vidéo", "Address of the video")) },
  ),
});
