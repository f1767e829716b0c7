import { defineBlock } from "./definition";
import { heading, line, optional, pictures } from "./fields";

export const galleryBlock = defineBlock("GALLERY", ["Galerie", "Gallery"], {
  ...heading,
  items: pictures("Images", "Pictures", {
    video: optional(line("Adresse de la vidéo", "Address of the video")),
  }),
});
