/** Copies a text. @returns false where the browser refuses, or over plain http: one selects it oneself */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
