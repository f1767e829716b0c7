import { z } from "zod";
import { albumContent } from "@/lib/contract/content/album";
import { publishedSchemaOf } from "@/lib/contract/content/definition";
import { contentQuery } from "@/lib/contract/content/listed-fields";
import { onlineImageSchema } from "@/lib/contract/image";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const album = publishedSchemaOf(albumContent);

export const getAlbums = call({
  name: "getAlbums",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/album",
  summary: "The albums that are published (§3 Album image), in their order",
  query: contentQuery(albumContent),
  answer: z.object({ albums: z.array(album), total: z.number().int() }),
  says: "A page of albums, and how many there are",
});

export const getAlbum = call({
  name: "getAlbum",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/album/{id}",
  summary: "An album with its images",
  params: z.object({ id: integerParam() }),
  answer: album.and(
    z.object({
      images: z.array(
        z.object({
          id: z.number().int(),
          alt: z.string(),
          filename: z.string(),
          onlineImage: onlineImageSchema,
        }),
      ),
    }),
  ),
  says: "The album in the caller's language",
});
