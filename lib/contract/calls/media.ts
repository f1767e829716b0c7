import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const KINDS = [
  ...["image/svg+xml", "image/png", "image/webp"],
  ...["video/mp4", "video/webm", "application/pdf"],
];

export const readMedia = call({
  name: "readMedia",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/media/{idSite}/{name}",
  summary:
    "A picture, a video or a document that was put onto the site, at the path that its `url` says",
  params: z.object({ idSite: integerParam(), name: z.string().max(100) }),
  file: KINDS,
  says: "The file, or of a video or a document what its `Range` asks for; what is in it never changes",
});
