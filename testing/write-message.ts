import type { TestPlatform } from "./test-platform";

/** Writes to the company from an address, by its form. */
export const writeMessage = (platform: TestPlatform, email: string) =>
  platform.data("POST", "/message", {
    body: { name: "Solène", email, message: "Un devis pour Angers ?", acceptPrivacy: true },
  });
