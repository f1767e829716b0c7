import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

async function onNewPage() {
  const { newRideDraft } = await import("./ride-draft");
  await newRideDraft.persist.rehydrate();
  return newRideDraft;
}

it("comes back on another visit, and says so", async () => {
  const before = await onNewPage();
  before.getState().change({ passengers: 4, pickup: { text: "Nantes", place: null } });
  expect(before.getState().restored).toBeNull();
  vi.resetModules();
  const { ride, restored } = (await onNewPage()).getState();
  expect(ride).toMatchObject({ passengers: 4, pickup: { text: "Nantes" } });
  expect(restored).toBe("WHOLE");
});

it("keeps the address in a town, and not the name on the board", async () => {
  const store = await onNewPage();
  const station = {
    label: "Gare de Nantes",
    kind: "STATION" as const,
    postalCode: "44000",
    city: "Nantes",
    country: "FR",
    lat: 47.2,
    lng: -1.5,
    signature: "of the provider",
  };
  const place = { ...station, address: "Accès nord", board: "Mme Le Bihan" };
  store.getState().change({ pickup: { text: "Gare de Nantes", place } });
  vi.resetModules();
  const { ride } = (await onNewPage()).getState();
  expect(ride.pickup.place).toEqual({ ...station, address: "Accès nord" });
  expect([...stored.values()].join("")).not.toContain("Le Bihan");
});

it("is not taken away by what was kept, once one has begun", async () => {
  const store = await onNewPage();
  store.getState().change({ passengers: 4 });
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ ride: { passengers: 4 }, restored: null });
  expect(stored.size).toBe(1);
});

it("leaves nothing on the device once it is cleared, or too old", async () => {
  const store = await onNewPage();
  store.getState().change({ passengers: 4 });
  store.getState().clear();
  expect(stored.size).toBe(0);
  store.getState().change({ passengers: 5 });
  vi.resetModules();
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60_000);
  expect((await onNewPage()).getState().ride.passengers).toBe(2);
  expect(stored.size).toBe(0);
  vi.useRealTimers();
});
