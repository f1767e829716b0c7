import { heading, linkAddress, optional, pictures } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const galleryBlock = defineBlock("GALLERY", ["Galerie", "Gallery"], {
  ...heading,
  items: pictures("Images", "Pictures", {
    video: optional(linkAddress("Adresse de la vidéo", "Address of the video")),
  }),
});
