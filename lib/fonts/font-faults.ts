import { isKnownFile } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { hasWeight, isFamilyName, isFontFile, shownFamily, siteFaces } from "./site-faces";

export function fontFaults(fonts: SiteFont[]): string[] {
  const faces = siteFaces(fonts);
  return fonts.flatMap((font) => {
    const { type, family, weight, style } = font;
    const files = font.files.flatMap((file) => {
      if (!isFontFile(file)) return `the file "${file}" of ${type} is no font that the site serves`;
      return isKnownFile(file) ? [] : `the file "${file}" of ${type} is not there`;
    });
    const shown = shownFamily(font, fonts);
    if (!isFamilyName(family)) {
      return [...files, `"${family}" of ${type} can be no family's name: ${shown} is shown`];
    }
    if (shown !== family) {
      return [...files, `the family "${family}" of ${type} has no files: ${shown} is shown`];
    }
    const has = faces.filter((face) => face.family === family).some(hasWeight(font));
    const lacking = `"${family}" of ${type} has no file of weight ${weight}, ${style}: the nearest is shown`;
    return has ? files : [...files, lacking];
  });
}
