import { listedPaths } from "./support/site-pages";
import { expect, LOCALES, test } from "./support/test";
import { wordsOnPictures } from "./support/words-on-pictures";

for (const { locale } of LOCALES) {
  test(`words on a picture have contrast enough, on every page in ${locale}`, async ({
    page,
    request,
    site,
  }) => {
    test.setTimeout(240_000);
    let lines = 0;
    const faint: Record<string, string[]> = {};
    for (const path of await listedPaths(site, request, locale)) {
      await page.goto(site.url + path);
      const found = await wordsOnPictures(page);
      lines += found.lines;
      if (found.faint.length > 0) faint[path] = found.faint;
    }
    expect(lines).toBeGreaterThan(5);
    expect(faint).toEqual({});
  });
}
