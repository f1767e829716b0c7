/**
 * Reads the body of an answer, up to a number of bytes.
 * @throws Error when the body is longer
 */
export async function limitedText({ body, headers }: Response, maxBytes: number): Promise<string> {
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    throw new Error(`The provider's answer is longer than ${maxBytes} bytes`);
  }
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Leaving the loop cancels the stream, and with it the download.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The provider's answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
