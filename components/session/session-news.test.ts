import { afterEach, expect, it, vi } from "vitest";

/** Builds the `window` of every tab of a browser, with or without channels. */
const browser = (withChannels: boolean) => {
  const stored = new EventTarget();
  const dispatchStored = (newValue: string | null) =>
    stored.dispatchEvent(Object.assign(new Event("storage"), { key: "session", newValue }));
  vi.stubGlobal("localStorage", {
    setItem: (_: string, value: string) => dispatchStored(value),
    removeItem: () => dispatchStored(null),
  });
  if (!withChannels) vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("window", {
    name: "",
    addEventListener: stored.addEventListener.bind(stored),
    removeEventListener: stored.removeEventListener.bind(stored),
  });
};

/** Opens a tab, with its own copy of the code. */
const openTab = async () => {
  vi.resetModules();
  return import("./session-news");
};

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])("reaches the other tabs once; with channels: %s", async (withChannels) => {
  browser(withChannels);
  const [tab, otherTab] = [await openTab(), await openTab()];
  const [own, heard] = [vi.fn(), vi.fn()];
  const ends = [tab.onSession(own), otherTab.onSession(heard)];
  tab.tellSession("opened");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("opened"));
  tab.tellSession("over");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("over"));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(own).not.toHaveBeenCalled();
  for (const end of ends) end();
});
