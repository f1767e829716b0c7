import { expect, it, vi } from "vitest";
import type { User } from "@/lib/contract/user";

/** Makes a storage whose names are its own keys, as a browser's. */
const storage = () =>
  Object.assign(Object.create({ getItem, setItem, removeItem }), {}) as Storage & {
    [name: string]: string;
  };
function getItem(this: Record<string, string>, name: string) {
  return Object.hasOwn(this, name) ? this[name] : null;
}
function setItem(this: Record<string, string>, name: string, value: string) {
  this[name] = value;
}
function removeItem(this: Record<string, string>, name: string) {
  delete this[name];
}

it("leaves nothing of who was here, and what is nobody's", async () => {
  const [local, session] = [storage(), storage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  const { useAuth } = await import("./auth-store");
  const { useCart } = await import("./cart-store");
  const { useCheckout } = await import("./checkout-store");
  const { newRideDraft } = await import("./ride-draft");
  const { forgetVisitor } = await import("./forget-visitor");
  useAuth.getState().setUser({ id: 1, firstname: "Anne" } as User);
  newRideDraft.getState().change({ pickup: { text: "12 rue Crébillon", place: null } });
  useCheckout.getState().change({ phone: "06 12 34 56 78" });
  session.setItem("booking.ABC-123456", "key");
  session.setItem("panel./admin/booking", "?search=le+bihan");
  session.setItem("typed.contact", JSON.stringify({ email: "anne@example.org" }));
  session.setItem("reloaded-at", "1");
  local.setItem("cart", JSON.stringify({ cartId: "nantes", cart: null, idUser: 1 }));
  useCart.getState().follow();
  expect(useCart.getState()).toMatchObject({ cartId: "nantes", idUser: 1 });
  expect(Object.keys(local)).toEqual(["ride-draft", "cart"]);
  expect(Object.keys(session)).toContain("checkout");

  forgetVisitor();

  expect(useAuth.getState().status).toBe("visitor");
  expect(newRideDraft.getState().ride.pickup.text).toBe("");
  expect(useCart.getState()).toMatchObject({ cartId: "new", cart: null, idUser: null });
  expect(useCheckout.getState().phone).toBe("");
  expect(Object.keys(local)).toEqual([]);
  expect(Object.keys(session)).toEqual(["reloaded-at"]);
});

it("leaves a cart that a visitor has begun since, in a tab that hears of it late", async () => {
  vi.resetModules();
  const cart = { id: "new-one", products: [] };
  const local = Object.assign(storage(), {
    cart: JSON.stringify({ cartId: "new-one", cart, idUser: null }),
  });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", storage());
  const { useCart } = await import("./cart-store");
  const { forgetVisitor } = await import("./forget-visitor");
  forgetVisitor({ isTold: true });
  expect(Object.keys(local)).toEqual(["cart"]);
  expect(useCart.getState()).toMatchObject({ cartId: "new-one", idUser: null });
  forgetVisitor();
  expect(Object.keys(local)).toEqual([]);
});
