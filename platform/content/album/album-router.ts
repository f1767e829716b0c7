import * as calls from "@/lib/contract/calls/album";
import { albumContent } from "@/lib/contract/content/album";
import { publishedContents } from "@/platform/content/item/published-contents";
import { newRouter } from "@/platform/http/router";

const albums = publishedContents(albumContent);

export function albumRouter() {
  return newRouter()
    .answer(calls.getAlbums, async (reader, { query }) => {
      const { items, total } = await albums.list(query, reader);
      return { albums: items, total };
    })
    .answer(calls.getAlbum, async (reader, { param }) => {
      const album = await albums.item(param.id, reader);
      return { ...album, images: album.images.map(imageOf) };
    });
}

type AlbumImage = Awaited<ReturnType<typeof albums.item>>["images"][number];

/** Shows an image of an album as the contract has it (§3 Album image). */
const imageOf = (image: AlbumImage) => ({
  ...image,
  id: image.idMedium,
  filename: image.src.slice(image.src.lastIndexOf("/") + 1),
  onlineImage: {
    id: image.idMedium,
    externalId: null,
    externalType: null,
    externalPath: null,
    url: image.src,
    width: image.width,
    height: image.height,
  },
});
