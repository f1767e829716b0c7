import { describe, expect, it } from "vitest";
import { sanitisedSvg } from "./sanitised-svg";

describe("sanitisedSvg", () => {
  it("keeps a drawing as it is", () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#d4af37">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<g fill-rule="evenodd" stroke-width="2" stroke-linecap="round" style="fill:url(#a);opacity:.5">' +
      '<path d="M0 0L24 24" fill="url(#a)"></path><use href="#b"></use></g></svg>';
    expect(sanitisedSvg(drawing)).toBe(drawing);
  });

  it("reads a file with its declaration, comments and self-closing elements", () => {
    const file =
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>\n';
    expect(sanitisedSvg(file)).toBe('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
  });

  it.each([
    "<svg><script>alert(1)</script></svg>",
    "<svg><script href='data:,alert(1)'/></svg>",
    "<svg onload=alert(1)></svg>",
    "<svg><path d='M0 0' onclick='alert(1)'/></svg>",
    "<svg><a href='javascript:alert(1)'><text>x</text></a></svg>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<svg><use href='https://evil.example/x.svg#a'/></svg>",
    "<svg><use xlink:href='data:image/svg+xml,<svg onload=alert(1)>#a'/></svg>",
    "<svg><image href='https://evil.example/x.png'/></svg>",
    "<svg><foreignObject><iframe src='https://evil.example'></iframe></foreignObject></svg>",
    "<svg><style>@import 'https://evil.example/x.css'</style></svg>",
    "<svg><path d='M0 0' fill='url(https://evil.example/x#a)'/></svg>",
    "<svg><path d='M0 0' fill='u\\72l(https://evil.example)'/></svg>",
    "<svg><path d='M0 0' style='fill:url(https://evil.example/x)'/></svg>",
    "<svg><path d='M0 0' style='background:red;position:fixed'/></svg>",
    "<svg><animate attributeName='href' to='javascript:alert(1)'/></svg>",
    "<svg><set attributeName='onclick' to='alert(1)'/></svg>",
    "<svg><title><img src=x onerror=alert(1)></title></svg>",
    "<svg><desc><svg onload=alert(1)></svg></desc></svg>",
    "<svg></p><style><img src='</style><img src=x onerror=alert(1)>'></style></svg>",
    "<!DOCTYPE svg [<!ENTITY x '<script>alert(1)</script>'>]><svg>&x;</svg>",
  ])("leaves nothing harmful of %s", (source) => {
    expect(sanitisedSvg(source) ?? "").not.toMatch(
      /script|alert|evil|on\w+=|<img|<iframe|<style|<image|foreign|fixed|<set|<anim/i,
    );
  });

  it.each(["", "no drawing", "<p>text</p>", "<svg", "<svgx></svgx>"])(
    "finds none in %j",
    (source) => expect(sanitisedSvg(source)).toBeUndefined(),
  );
});
