import { beforeEach, describe, expect, it, vi } from "vitest";
import { callBy } from "@/lib/api/call";
import type { Cart, CartProduct } from "@/lib/contract/cart";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const cartOf = (id: string, quantity: number): Cart => {
  const line = { id: 7, type: "WINE", quantity, price: 10, total: quantity * 10 };
  return {
    id,
    type: "MAIN_CART",
    totalProduct: quantity,
    bottles: quantity,
    products: [{ ...line, capacity: null, capacityUnit: null } as CartProduct],
    subtotal: quantity * 10,
    discount: null,
    discountProblem: null,
    total: quantity * 10,
    shippingProblem: null,
    freeShipping: null,
  };
};

/** As the page's own code knows it. */
let CallError: typeof import("@/lib/api/call").CallError;

const refused = (status: number, message = "Non.", errors = {}) =>
  new CallError(status, {
    success: false,
    message,
    data: { code: status === 404 ? "NOT_FOUND" : "INVALID_FIELDS", errors },
  });

/** Makes a provider that answers when the test lets it, and records its calls in order. */
function fakeCall() {
  const calls: string[] = [];
  const waiting: { resolve: (data: unknown) => void; reject: (error: Error) => void }[] = [];
  const call = callBy(({ method, path, body }) => {
    calls.push(`${method} ${path}${body ? ` ${JSON.stringify(body)}` : ""}`);
    return new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject }));
  });
  const next = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), { interval: 1 });
    const first = waiting.shift();
    if (!first) throw new Error("Nothing was asked");
    return first;
  };
  return {
    call,
    calls,
    answer: async (data: unknown) => (await next()).resolve(data),
    refuse: async (error: Error) => (await next()).reject(error),
  };
}

/** Returns the store as a page that was just loaded has it. */
async function newPage() {
  vi.resetModules();
  ({ CallError } = await import("@/lib/api/call"));
  const { useCart } = await import("./cart-store");
  return useCart.getState;
}

async function pageWithCart(provider: ReturnType<typeof fakeCall>) {
  stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 2), locale: "fr" }));
  const store = await newPage();
  const started = store().start(provider.call, "fr");
  await provider.answer(cartOf("a", 2));
  await started;
  provider.calls.length = 0;
  return store;
}

const onDevice = () => JSON.parse(stored.get("cart") ?? "null");

describe("when a page is loaded", () => {
  it.each([undefined, '{"cartId":"new"}', "nonsense", "null", '{"cartId":7}'])(
    "calls nobody when the device keeps %s",
    async (text) => {
      if (text) stored.set("cart", text);
      const { call, calls } = fakeCall();
      const store = await newPage();
      expect(store()).toMatchObject({ isKnown: false, cart: null });
      await store().start(call, "fr");
      expect(store()).toMatchObject({ isKnown: true, cart: null, cartId: "new" });
      expect(calls).toEqual([]);
    },
  );

  it("knows that there is nothing where nothing may be stored", async () => {
    const forbidden = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    await store().start(call, "fr");
    expect(store()).toMatchObject({ isKnown: true, cart: null });
    const added = store().add(call, 7, 2);
    await answer({ cartId: "a", cart: cartOf("a", 2) });
    await added;
    expect(store()).toMatchObject({ isKnown: true, cart: { totalProduct: 2 } });
    expect(calls).toHaveLength(1);
  });

  it("shows at once what the device keeps, and then what is true by now", async () => {
    stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 2), locale: "fr" }));
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    const started = store().start(call, "fr");
    expect(store()).toMatchObject({ isKnown: true, cartId: "a", cart: { totalProduct: 2 } });
    await answer(cartOf("a", 1));
    await started;
    expect(store().cart?.totalProduct).toBe(1);
    expect(calls).toEqual(["GET /cart/a/default"]);
    expect(onDevice()).toMatchObject({ cartId: "a", cart: { totalProduct: 1 } });
    // A page that comes after it in the same document does not ask again.
    await store().start(call, "fr");
    expect(calls).toHaveLength(1);
  });

  it("waits for the words of its own language", async () => {
    stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 2), locale: "fr" }));
    const { call, answer } = fakeCall();
    const store = await newPage();
    const started = store().start(call, "en");
    expect(store().isKnown).toBe(false);
    await answer(cartOf("a", 2));
    await started;
    expect(store().isKnown).toBe(true);
  });

  it.each([404, 500, 0])("forgets a cart that cannot be had (%s), and its id", async (status) => {
    stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 2), locale: "fr" }));
    const { call, refuse } = fakeCall();
    const store = await newPage();
    const started = store().start(call, "fr");
    await refuse(refused(status));
    await started;
    expect(store()).toMatchObject({ isKnown: true, cart: null, cartId: "new" });
    expect(stored.size).toBe(0);
  });

  it("does not take a page that is left, or no connection, for a cart that is gone", async () => {
    const keep = () =>
      stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 2), locale: "fr" }));
    const listeners = new Map<string, () => void>();
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) =>
      listeners.set(name, listener),
    );
    vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
    keep();
    const { call, calls, refuse } = fakeCall();
    const store = await newPage();
    const started = store().start(call, "fr");
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    listeners.get("beforeunload")?.();
    await refuse(refused(0));
    await started;
    expect(onDevice()).toMatchObject({ cartId: "a" });
    expect(listeners.size).toBe(0);

    vi.stubGlobal("navigator", { onLine: false });
    const offline = await newPage();
    await offline().start(call, "fr");
    expect(offline().cart?.totalProduct).toBe(2);
    expect(calls).toHaveLength(1);
  });
});

describe("a change", () => {
  it("shows at once, and makes the cart that was not there", async () => {
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    await store().start(call, "fr");
    const added = store().add(call, 7, 3);
    expect(store().cart?.totalProduct).toBe(3);
    expect(stored.size).toBe(0);
    await answer({ cartId: "a", cart: cartOf("a", 3) });
    expect(await added).toBe(true);
    expect(store()).toMatchObject({ cartId: "a", pending: [], cart: { totalProduct: 3 } });
    expect(onDevice()).toMatchObject({ cartId: "a", locale: "fr" });
    expect(calls).toEqual(['POST /cart/new/product/7 {"quantity":3}']);
  });

  it("is taken back when it is refused, and only it", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const more = store().setQuantity(provider.call, 7, 9);
    const other = store().add(provider.call, 8, 1);
    expect(store().cart).toMatchObject({ totalProduct: 10, subtotal: 90 });
    const errors = { quantity: { code: "NOT_ENOUGH_LEFT", message: "Il en reste 4." } };
    await provider.refuse(refused(422, "Des champs sont à corriger.", errors));
    expect(await more).toBe(false);
    expect(store()).toMatchObject({
      errorCartMessage: "Il en reste 4.",
      errorLine: 7,
      cart: { totalProduct: 3 },
    });
    await provider.answer({ cartId: "a", cart: cartOf("a", 2) });
    expect(await other).toBe(true);
    const removed = store().remove(provider.call, 7);
    expect(store()).toMatchObject({ errorCartMessage: null, errorLine: null });
    expect(store().cart?.products).toEqual([]);
    await provider.refuse(refused(0));
    expect(await removed).toBe(false);
    expect(store()).toMatchObject({ errorCartMessage: "UNREACHABLE", cart: { totalProduct: 2 } });
  });

  it("is waited for by one who leaves the page", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    void store().add(provider.call, 7, 1);
    let isSettled = false;
    const settled = store()
      .settle()
      .then(() => {
        isSettled = true;
      });
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1));
    expect(isSettled).toBe(false);
    await provider.answer({ cartId: "a", cart: cartOf("a", 3) });
    await settled;
    expect(onDevice()).toMatchObject({ cart: { totalProduct: 3 } });
  });

  it("is not sent when a later one makes it useless, and is never sent beside another", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const all = [3, 4, 5].map((quantity) => store().setQuantity(provider.call, 7, quantity));
    expect(store().cart?.totalProduct).toBe(5);
    await provider.answer(cartOf("a", 5));
    expect(await Promise.all(all)).toEqual([true, true, true]);
    expect(provider.calls).toEqual(['PUT /cart/a/product/7/quantity {"quantity":5}']);
    expect(store()).toMatchObject({ pending: [], cart: { totalProduct: 5 } });
  });

  it("is what it was before one that was refused, sent or not", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const all = [6, 500].map((quantity) => store().setQuantity(provider.call, 7, quantity));
    await provider.refuse(refused(422));
    await provider.answer(cartOf("a", 6));
    expect(await Promise.all(all)).toEqual([true, false]);
    expect(provider.calls).toEqual([
      'PUT /cart/a/product/7/quantity {"quantity":500}',
      'PUT /cart/a/product/7/quantity {"quantity":6}',
    ]);
    expect(store()).toMatchObject({ pending: [], errorLine: 7, cart: { totalProduct: 6 } });
  });

  it("begins another cart when the old one is gone", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const added = store().add(provider.call, 7, 1);
    await provider.refuse(refused(404));
    await provider.answer({ cartId: "b", cart: cartOf("b", 1) });
    expect(await added).toBe(true);
    expect(store()).toMatchObject({ cartId: "b", cart: { totalProduct: 1 } });
  });

  it("of what is gone shows what there is", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const changed = store().setQuantity(provider.call, 7, 3);
    await provider.refuse(refused(404));
    await provider.answer({ ...cartOf("a", 0), products: [] });
    expect(await changed).toBe(false);
    expect(store()).toMatchObject({ errorCartMessage: "GONE", cart: { totalProduct: 0 } });
  });

  it("gives a discount code, and leaves to its form what is wrong with it", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const discounted = store().setDiscount(provider.call, "TINY");
    await provider.answer({ ...cartOf("a", 2), total: 18 });
    await discounted;
    expect(store().cart?.total).toBe(18);
    const refusedCode = store().setDiscount(provider.call, "NO");
    void provider.refuse(refused(422));
    await expect(refusedCode).rejects.toThrow(CallError);
    expect(store()).toMatchObject({ errorCartMessage: null, cart: { total: 18 } });
  });
});

describe("another tab", () => {
  it("is followed: what it puts in, and that there is no cart any more", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    stored.set("cart", JSON.stringify({ cartId: "a", cart: cartOf("a", 6), locale: "fr" }));
    store().follow();
    expect(store().cart?.totalProduct).toBe(6);
    stored.clear();
    store().follow();
    expect(store()).toMatchObject({ cartId: "new", cart: null });
    expect(provider.calls).toEqual([]);
  });

  it("has made the cart that this one puts something into", async () => {
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    await store().start(call, "fr");
    stored.set("cart", JSON.stringify({ cartId: "b", cart: cartOf("b", 1), locale: "fr" }));
    const added = store().add(call, 7, 1);
    await answer({ cartId: "b", cart: cartOf("b", 2) });
    await added;
    expect(calls).toEqual(['POST /cart/b/product/7 {"quantity":1}']);
  });

  it("has ended what this one was still asking for", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const asking = store().refresh(provider.call);
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1));
    stored.clear();
    store().follow();
    await provider.answer(cartOf("a", 2));
    await asking;
    expect(store()).toMatchObject({ cartId: "new", cart: null });
    expect(stored.size).toBe(0);
  });

  it("is none where nothing may be stored: the tab has its own", async () => {
    const no = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: no, setItem: no, removeItem: no });
    vi.stubGlobal("window", { name: "" });
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    await store().start(call, "fr");
    for (const quantity of [1, 2]) {
      const added = store().add(call, 7, 1);
      await answer({ cartId: "a", cart: cartOf("a", quantity) });
      expect(await added).toBe(true);
    }
    expect(calls[1]).toBe('POST /cart/a/product/7 {"quantity":1}');
    expect(store().cart?.totalProduct).toBe(2);
    // The cart's own page is another document of the tab.
    vi.stubGlobal("document", { referrer: "https://site.example/vins" });
    vi.stubGlobal("location", { origin: "https://site.example" });
    const next = await newPage();
    const started = next().start(call, "fr");
    await answer(cartOf("a", 2));
    await started;
    expect(next()).toMatchObject({ cartId: "a", cart: { totalProduct: 2 } });
  });
});

describe("a member", () => {
  it("brings along the cart of the visitor that they were, once", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const become = store().become(provider.call, 5);
    await provider.answer({ cart: cartOf("m", 4) });
    await become;
    expect(store()).toMatchObject({ cartId: "m", idUser: 5, cart: { totalProduct: 4 } });
    await store().become(provider.call, 5);
    expect(provider.calls).toEqual(['PUT /user/cart {"cartId":"a"}']);
  });

  it("finds their own where another tab has joined it already", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const become = store().become(provider.call, 5);
    await provider.refuse(refused(404));
    await provider.answer({ cart: cartOf("m", 4) });
    await become;
    expect(store()).toMatchObject({ cartId: "m", idUser: 5 });
  });

  it("keeps what they had put in when nobody answers", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const become = store().become(provider.call, 5);
    await provider.refuse(refused(0));
    await become;
    expect(store()).toMatchObject({ cartId: "a", idUser: null, cart: { totalProduct: 2 } });
  });

  it.each([
    ["nothing", undefined],
    ["another’s", { cartId: "z", cart: cartOf("z", 9), locale: "fr", idUser: 4 }],
  ])("is asked for their own where the device keeps %s", async (_, device) => {
    if (device) stored.set("cart", JSON.stringify(device));
    const { call, calls, answer } = fakeCall();
    const store = await newPage();
    store().follow();
    const become = store().become(call, 5);
    await answer({ cart: null });
    await become;
    expect(calls).toEqual(["GET /user/cart"]);
    expect(store()).toMatchObject({ cartId: "new", cart: null, idUser: null });
  });

  it("has nothing to do with the cart that begins when their session is over", async () => {
    const theirs = { cartId: "m", cart: cartOf("m", 2), locale: "fr", idUser: 5 };
    stored.set("cart", JSON.stringify(theirs));
    const { call, answer, refuse } = fakeCall();
    const store = await newPage();
    store().follow();
    const changed = store().setQuantity(call, 7, 3);
    await answer(cartOf("m", 3));
    await changed;
    expect(store()).toMatchObject({ cartId: "m", idUser: 5 });
    const added = store().add(call, 7, 1);
    await refuse(refused(404));
    await answer({ cartId: "b", cart: cartOf("b", 1) });
    await added;
    expect(store()).toMatchObject({ cartId: "b", idUser: null });
    expect(onDevice()).toMatchObject({ cartId: "b", idUser: null });
  });

  it("leaves nothing on the device", async () => {
    const provider = fakeCall();
    const store = await pageWithCart(provider);
    const asking = store().refresh(provider.call);
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1));
    store().clear();
    await provider.answer(cartOf("a", 2));
    await asking;
    expect(store()).toMatchObject({ cartId: "new", cart: null, idUser: null });
    expect(stored.size).toBe(0);
  });
});
