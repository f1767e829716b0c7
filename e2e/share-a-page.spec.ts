import { ANY_WINDOW, expect, ROUTES, test } from "./support/test";

test(
  "every page has a picture to be shared with, as a reader without WebP takes it",
  ANY_WINDOW,
  async ({ request }) => {
    for (const route of ROUTES) {
      const html = await (await request.get(route)).text();
      const [, image = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const { pathname, search } = new URL(image.replaceAll("&amp;", "&"));
      const answer = await request.get(pathname + search, { headers: { accept: "*/*" } });
      expect(answer.status(), route).toBe(200);
      expect(answer.headers()["content-type"], route).toBe("image/jpeg");
    }
  },
);

test("the site can be put on a home screen", ANY_WINDOW, async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(html).toContain('<meta name="theme-color" content="#121212"/>');
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Estuaire Chauffeur Privé", start_url: "/" });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const icon of [...icons, "/apple-touch-icon.png"]) {
    const answer = await request.get(icon);
    expect(answer.headers()["content-type"], icon).toBe("image/png");
  }
});

test(
  "structured data can be read on every page, and says where it stands",
  ANY_WINDOW,
  async ({ request }) => {
    for (const route of ROUTES) {
      const html = await (await request.get(route)).text();
      const [, data = ""] = /<script type="application\/ld\+json">([^<]+)</.exec(html) ?? [];
      const { "@graph": graph } = JSON.parse(data);
      expect(graph[0]["@type"], route).toBe(route === "/" ? "LocalBusiness" : "BreadcrumbList");
    }
  },
);
