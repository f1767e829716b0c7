import sharp from "sharp";

let profile: Promise<Uint8Array> | undefined;

/** Reads the ICC profile of sRGB, in which documents are drawn; PDF/A requires each to name it. */
export function standardColours(): Promise<Uint8Array> {
  profile ??= readProfile();
  return profile;
}

async function readProfile(): Promise<Uint8Array> {
  const pixel = { width: 1, height: 1, channels: 3, background: "#000000" } as const;
  const picture = await sharp({ create: pixel }).withIccProfile("srgb").png().toBuffer();
  const { icc } = await sharp(picture).metadata();
  if (!icc) throw new Error("The profile of sRGB is not there");
  return new Uint8Array(icc);
}
