import { describe, expect, it } from "vitest";
import { passwordError } from "./password-error";

const MARIE = { email: "mlg44@example.org", firstname: "Marie-Ève", lastname: "Le Goff" };

describe("a new password", () => {
  it.each([
    "password12",
    "motdepasse1",
    "azertyuiop123",
    "1234567890",
    "aaaaaaaaaaaaaaaaaaaa",
    "iloveyou12345",
    "soleil2024",
    "P@ssw0rd1234",
  ])("that is common is refused: %s", async (password) =>
    expect(await passwordError(password, MARIE)).toBe("PASSWORD_TOO_COMMON"),
  );

  it.each([
    "mlg44@example.org",
    "the secret of mlg44 lies deep",
    "MARIE-EVE et son tracteur vert",
    "marieeve7391!kestrel",
    "kestrel legoff lantern",
  ])("that holds its owner’s name or address is refused: %s", async (password) =>
    expect(await passwordError(password, MARIE)).toBe("PASSWORD_TOO_COMMON"),
  );

  it.each([
    "correct horse battery staple",
    "un mot de passe de test",
    "xkV93jd0s,wq",
    "🚕🌊🧭🦉🍐🎻🌲🐚🧵🔔",
    "m".repeat(5) + "xkV93jd0s,wq".repeat(80),
  ])("that nobody guesses is taken: %s", async (password) =>
    expect(await passwordError(password, MARIE)).toBeUndefined(),
  );

  it("may hold what is too short to be a name", async () => {
    const owner = { email: "a@example.org", firstname: "Lu", lastname: "Oz" };
    expect(await passwordError("kestrel lantern plough", owner)).toBeUndefined();
  });
});
