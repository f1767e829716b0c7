import { beforeEach, expect, it, vi } from "vitest";
import type { FoundPlace } from "@/lib/contract/geography";
import type { RideDraft } from "@/stores/described-ride";
import { chosenPlace, newRideDraft } from "@/stores/ride-draft";
import { beginAskedRide } from "./begin-asked-ride";

const place = (label: string): FoundPlace => ({
  label,
  kind: "TOWN",
  postalCode: "44000",
  city: label,
  country: "FR",
  lat: 47,
  lng: -1,
  signature: "",
});
const PLACES = ["Nantes (44000)", "Gare de Nantes", "Gare du Mans"].map(place);
const search = async (name: string) =>
  PLACES.filter(({ label }) => label.toLowerCase().includes(name.toLowerCase()));
const focused: string[] = [];

beforeEach(() => {
  focused.length = 0;
  newRideDraft.setState(newRideDraft.getInitialState());
  vi.stubGlobal("document", {
    getElementById: (id: string) => ({ focus: () => focused.push(id) }),
  });
});

const ride = (): RideDraft => newRideDraft.getState().ride;

it("fills in the places that a name means", async () => {
  await beginAskedRide(search, { pickup: "nantes", dropoff: "Gare du Mans", passengers: 4 });
  expect(ride()).toMatchObject({
    pickup: { text: "Nantes (44000)", place: PLACES[0] },
    dropoff: { text: "Gare du Mans", place: PLACES[2] },
    passengers: 4,
  });
  expect(focused).toEqual([]);
});

it("leaves a name that could mean several to be chosen, in the field that has the focus", async () => {
  await beginAskedRide(search, { pickup: "Gare", stops: ["Nantes", "Gare"] });
  expect(ride().pickup).toEqual({ text: "Gare", place: null });
  expect(ride().stops).toMatchObject([{ place: PLACES[0] }, { text: "Gare", place: null }]);
  expect(focused).toEqual(["ride-pickup"]);
});

it("keeps the names where nothing answers", async () => {
  const down = () => Promise.reject(new Error("no network"));
  await beginAskedRide(down, { kind: "HIRE", pickup: "Nantes" });
  expect(ride()).toMatchObject({ kind: "HIRE", pickup: { text: "Nantes", place: null } });
});

it("stands beside what was filled in in this visit, and in place of an earlier one", async () => {
  newRideDraft.getState().change({ date: "2026-12-01" });
  await beginAskedRide(search, { kind: "HIRE" });
  expect(ride()).toMatchObject({ kind: "HIRE", date: "2026-12-01" });
  newRideDraft.setState({ restored: "WHOLE" });
  await beginAskedRide(search, { kind: "TRANSFER" });
  expect(ride()).toMatchObject({ kind: "TRANSFER", date: "" });
  expect(newRideDraft.getState().restored).toBeNull();
});

it("has a place at once that was chosen in this visit", async () => {
  newRideDraft.getState().change({ pickup: chosenPlace(place("Gare du Mans")) });
  const begun = beginAskedRide(() => Promise.reject(new Error("asked")), {
    pickup: "Gare du Mans",
    date: "2026-12-01",
    time: "09:30",
  });
  const expected = { pickup: { place: PLACES[2] }, date: "2026-12-01", time: "09:30" };
  expect(ride()).toMatchObject(expected);
  await begun;
  expect(ride()).toMatchObject(expected);
  expect(focused).toEqual([]);
});
