/** Answers a call with a file, to be shown where the browser can. */
export const attachedFile = (bytes: Uint8Array, filename: string, contentType: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `inline; filename="${filename}"`,
    },
  });
