import { addScript } from "@/lib/consent/add-script";
import { defineService } from "@/lib/consent/define-service";

interface MetaTool {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  push?: unknown;
}

/** Returns the tool, or a queue for calls until it is loaded, of the shape that it looks for. */
function metaTool(): MetaTool {
  const holder = window as unknown as { fbq?: MetaTool; _fbq?: MetaTool };
  if (holder.fbq) return holder.fbq;
  const call = (...parts: unknown[]) => {
    if (tool.callMethod) tool.callMethod(...parts);
    else tool.queue.push(parts);
  };
  const tool: MetaTool = Object.assign(call, {
    queue: [],
    loaded: true,
    version: "2.0",
    // It is told of pages, and does not watch clicks by itself.
    disablePushState: true,
  });
  tool.push = tool;
  holder.fbq = tool;
  holder._fbq = tool;
  return tool;
}

export const metaPixel = defineService({
  key: "facebookpixel",
  name: "Meta Pixel",
  purpose: "ads",
  parameters: ["FACEBOOK_PIXEL_KEY"],
  about: "https://www.facebook.com/privacy/policies/cookies/",
  hosts: () => ({
    scripts: ["https://connect.facebook.net"],
    calls: ["https://connect.facebook.net", "https://www.facebook.com"],
  }),
  cookies: [
    { name: "_fbp", lasts: { days: 90 } },
    { name: "_fbc", lasts: { days: 90 } },
  ],
  load([key]) {
    const tell = metaTool();
    tell("set", "autoConfig", false, key);
    tell("init", key);
    tell("track", "PageView");
    addScript("https://connect.facebook.net/en_US/fbevents.js");
  },
  showPage: () => metaTool()("track", "PageView"),
});
