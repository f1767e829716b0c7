import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import { counted, hash } from "@/testing/counted-argon";
import { hashPassword, isPassword } from "./password-hash";

beforeEach(() => counted.reset());

describe("passwords", () => {
  it("are hashed and compared two at a time, and those who wait too long are sent away", async () => {
    const known = await hashPassword("kestrel");
    const hashes = Array.from({ length: 150 }, (_, n) =>
      n % 3 ? isPassword(n % 2 ? known : undefined, "kestrel") : hashPassword("kestrel"),
    );
    const refused = (await Promise.allSettled(hashes)).filter(
      ({ status }) => status === "rejected",
    );
    expect(counted.most).toBe(2);
    expect(refused).toHaveLength(48);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(ApiError);
      expect(reason).toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
    }
  });

  it("are hashed, outside of tests, by Argon2id with 19 MiB", async () => {
    // Its path, as its name stands for the one that counts.
    const argon2 = await import("../../../node_modules/@node-rs/argon2/index.js");
    const known = await argon2.hash("kestrel");
    expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await argon2.verify(known, "kestrel")).toBe(true);
    expect(await argon2.verify(known, "Kestrel")).toBe(false);
  });

  it("are theirs alone who have one", async () => {
    const known = await hashPassword("kestrel");
    expect(await isPassword(known, "kestrel")).toBe(true);
    expect(await isPassword(known, "Kestrel")).toBe(false);
    expect(await isPassword(undefined, "kestrel")).toBe(false);
    expect(await isPassword(undefined, "nobody has chosen this")).toBe(false);
  });

  it("open an account in whichever form they are typed and were kept", async () => {
    const composed = "cr\u00e8me br\u00fbl\u00e9e";
    const inPieces = composed.normalize("NFD");
    const earlier = await Promise.all([hash(composed), hash(inPieces)]);
    const known = [...earlier, await hashPassword(composed), await hashPassword(inPieces)];
    for (const hashed of known) {
      for (const typed of [composed, inPieces]) expect(await isPassword(hashed, typed)).toBe(true);
      expect(await isPassword(hashed, "creme brulee")).toBe(false);
    }
  });

  it("take one comparison, account or not", async () => {
    const known = await hashPassword("kestrel");
    for (const hashed of [known, undefined]) {
      counted.reset();
      await isPassword(hashed, "plough");
      expect(counted).toMatchObject({ hashed: 0, verified: 1 });
    }
  });
});
