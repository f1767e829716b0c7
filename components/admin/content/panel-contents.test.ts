import { describe, expect, it } from "vitest";
import { isPanelIcon } from "@/components/admin/panel/panel-icon";
import { panelContents } from "@/lib/site/panel-contents";

const contents = panelContents("ADMIN", []);

describe.each(contents.map((content) => [content.name, content] as const))("%s", (_, content) => {
  it("comes to the browser as data alone", () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
  it("has a drawing, and fields for all that it names", () => {
    expect(isPanelIcon(content.icon)).toBe(true);
    for (const name of [content.title, content.section, content.cover]) {
      if (name) expect(content.fields).toHaveProperty(name);
    }
  });
});

it("is for those who may read contents", () => {
  expect(contents.length).toBeGreaterThan(0);
  expect(panelContents("DRIVER", [])).toEqual([]);
});
