import type { PasskeyAssertion, PasskeyRequest } from "@/lib/contract/passkey";

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/**
 * Has a device sign that it is present; its code loads on demand.
 * @returns null where it did not, for want of a finger or of time
 */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  } catch {
    return null;
  }
}
