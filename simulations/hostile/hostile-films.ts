import { heicPhoto } from "@/testing/heic-photo";
import { isoBox } from "@/testing/iso-box";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

const PAGE = `<html><script>${MARK}()</script></html>`;
const BRANDS = isoBox("ftyp", "isom\0\0\0\0isom");
const MOVIE = isoBox("moov", isoBox("mvhd", Buffer.alloc(100)));
const FRAMES = isoBox("mdat", PAGE);

/** Builds a part of a film of the web (RFC 8794) of fewer than 127 bytes. */
const webPart = (id: string, ...within: (Uint8Array | string)[]): Buffer => {
  const content = Buffer.concat(
    within.map((part) => (typeof part === "string" ? latinBytes(part) : part)),
  );
  return Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x80 | content.length]), content]);
};
const WEB_HEAD = webPart("1a45dfa3", webPart("4282", "webm"));
const WEB_TRACKS = webPart("1654ae6b", webPart("ae", webPart("d7", "\x01")));
const WEB_FRAMES = webPart("1f43b675", webPart("e7", "\0"), webPart("a3", "\x81\0\0\x80x"));

const nestedBoxes = (depth: number): Buffer =>
  depth === 0 ? isoBox("free") : isoBox("moov", nestedBoxes(depth - 1));

const joined = (...parts: (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? latinBytes(part) : part)));

/** Films, and the pictures of telephones, which are built alike. */
const FILMS: [string, string, Buffer][] = [
  ["a page for its frames", "mp4", joined(BRANDS, MOVIE, FRAMES)],
  ["a page for its notes", "mp4", joined(BRANDS, isoBox("moov", isoBox("udta", PAGE)), FRAMES)],
  ["a page that is in no box", "mp4", joined(BRANDS, MOVIE, PAGE)],
  ["a page in a box of its own", "mp4", joined(BRANDS, MOVIE, isoBox("uuid", PAGE))],
  ["brands that are a page", "mp4", joined(isoBox("ftyp", PAGE), MOVIE)],
  ["no head", "mp4", joined(BRANDS, FRAMES)],
  ["no end", "mp4", joined(BRANDS, MOVIE, FRAMES).subarray(0, -5)],
  ["a box of less than nothing", "mp4", joined(BRANDS, "\0\0\0\x03moov")],
  ["a box of all", "mp4", joined(BRANDS, "\0\0\0\0moov")],
  ["a box beyond numbers", "mp4", joined(BRANDS, `\0\0\0\x01moov${"\xff".repeat(8)}`)],
  ["boxes in boxes", "mp4", joined(BRANDS, nestedBoxes(30))],
  ["boxes without end", "mp4", joined(BRANDS, isoBox("moov", "\0\0\0\x08free".repeat(30_000)))],
  ["a page behind it", "webm", joined(WEB_HEAD, webPart("18538067", WEB_TRACKS, WEB_FRAMES), PAGE)],
  [
    "a file that came with it",
    "webm",
    joined(WEB_HEAD, webPart("18538067", WEB_TRACKS, webPart("1941a469", MARK), WEB_FRAMES)),
  ],
  ["no frames", "webm", joined(WEB_HEAD, webPart("18538067", WEB_TRACKS))],
  ["its head alone", "webm", WEB_HEAD],
  ["a number without end", "webm", joined(WEB_HEAD, "\0")],
  ["another container", "mkv", joined(webPart("1a45dfa3", webPart("4282", "matroska")), PAGE)],
  ["a word for its kind", "mkv", joined("\x1a\x45\xdf\xa3", "\x42\x82\x84webm", PAGE)],
  ["old sound", "avi", latinBytes(`RIFF\x24\0\0\0AVI LIST${MARK}`)],
  ["a stream", "flv", latinBytes(`FLV\x01\x05\0\0\0\x09${MARK}`)],
  ["a page for its notes", "heic", heicPhoto({ Exif: MARK, mime: PAGE })],
  ["a page behind it", "heic", heicPhoto({}, latinBytes(PAGE))],
  ["a film beside it", "heic", heicPhoto({}, MOVIE)],
  ["no end", "heic", heicPhoto({ Exif: MARK }).subarray(0, -5)],
  ["its head alone", "heic", isoBox("ftyp", "heic\0\0\0\0heic")],
  ["the head of another", "avif", joined(isoBox("ftyp", "avif\0\0\0\0avif"), isoBox("meta", PAGE))],
];

/** Builds films that are pages too, or that lead who reads them astray. */
export const hostileFilms = (): HostileFile[] =>
  FILMS.map(([about, ending, content]) => ({
    about: `${ending} with ${about}`,
    name: `film.${ending}`,
    type: ending === "heic" || ending === "avif" ? `image/${ending}` : `video/${ending}`,
    content,
  }));
