import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
const { renderHtml } = await import("./render-html");
const rendered = (html: string) => renderToStaticMarkup(renderHtml(html));

describe("renderHtml", () => {
  it("keeps structure, ids, classes and links", () => {
    const html =
      '<section id="i1" class="a b"><h2>T</h2><p>x <a href="/tarifs">y</a></p><img src="/media/1.webp" alt="z" width="1" height="1"></section>';
    expect(rendered(html)).toContain('<section id="i1" class="a b"><h2>T</h2>');
    expect(rendered(html)).toContain('<a href="/tarifs">y</a>');
    expect(rendered(html)).toContain('src="/media/1.webp"');
  });

  it.each([
    '<script>alert("evil")</script>',
    '<img src=x onerror="evil()">',
    '<a href="javascript:evil()">x</a>',
    '<a href=" jAvAsCrIpT:evil()">x</a>',
    '<a href="data:text/html,evil">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="evil()"><script>evil()</script></svg>',
    '<math><mi xlink:href="javascript:evil()">x</mi></math>',
    '<form action="https://evil.example"><input name="evil"></form>',
    '<p style="background:url(https://evil.example)">x</p>',
    "<style>@import 'https://evil.example'</style>",
    '<noscript><p title="</noscript><img src=x onerror=evil()>"></noscript>',
    "<template><script>evil()</script></template>",
    '<object data="https://evil.example"></object>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])("leaves nothing of %s", (html) => {
    expect(rendered(html)).not.toContain("evil");
  });

  it("has pictures fetched as they come near, but for those that are wanted eagerly", () => {
    expect(rendered('<img src="/media/1.webp">')).toContain('loading="lazy"');
    expect(rendered('<img src="/media/1.webp" loading="eager">')).toContain('loading="eager"');
  });

  it("gives marked elements to our components", () => {
    const marked = renderHtml('<div data-component="home-hero"></div>', {
      div: ({ node }) => <b>{String(node?.properties.dataComponent)}</b>,
    });
    expect(renderToStaticMarkup(marked)).toBe("<b>home-hero</b>");
  });
});
