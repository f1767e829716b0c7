import type { ServerResponse } from "node:http";

export interface HeldAnswer {
  status: number;
  body: Buffer;
}

export type Sent = Pick<ServerResponse, "writeHead" | "write" | "end">;

/**
 * Lets an answer pass through to the browser, its status told before its head is sent.
 * @param onHead may change the headers; returns another status, or undefined to hold the answer
 *   back
 * @param onHeld called in place of the end of an answer that was held back
 * @returns a function that takes over an unsent answer, and returns how to send another in its
 *   place; undefined once it was sent
 */
export function watchAnswer(
  response: ServerResponse,
  onHead: (status: number) => number | undefined,
  onHeld: (send: Sent, answer: HeldAnswer) => void,
): () => Sent | undefined {
  const send: Sent = {
    writeHead: response.writeHead.bind(response) as Sent["writeHead"],
    write: response.write.bind(response) as Sent["write"],
    end: response.end.bind(response) as Sent["end"],
  };
  let heldAnswer: HeldAnswer | undefined;
  let isDecided = false;
  let isOver = false;
  const chunks: Buffer[] = [];

  const decide = (code: number) => {
    if (isDecided) return;
    isDecided = true;
    const status = onHead(code);
    if (status === undefined) heldAnswer = { status: code, body: Buffer.alloc(0) };
    else send.writeHead(status);
  };
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (typeof headers === "object" && headers !== null && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value as string);
    }
    decide(status);
    return response;
  }) as ServerResponse["writeHead"];
  const flush = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    // Called by its present name: the compression has put itself before ours.
    if (!isDecided) response.writeHead(response.statusCode);
    if (!heldAnswer) flush();
  };
  response.write = ((chunk: string | Buffer, ...rest: unknown[]) => {
    decide(response.statusCode);
    if (!heldAnswer) return (send.write as (...all: unknown[]) => boolean)(chunk, ...rest);
    chunks.push(Buffer.from(chunk as string, encodingIn(rest)));
    callbackIn(rest)?.();
    return true;
  }) as ServerResponse["write"];
  response.end = ((...all: unknown[]) => {
    decide(response.statusCode);
    if (!heldAnswer) return (send.end as (...args: unknown[]) => ServerResponse)(...all);
    if (isOver) return response;
    isOver = true;
    const [chunk, ...rest] = all;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk as string, encodingIn(rest)));
    }
    heldAnswer.body = Buffer.concat(chunks);
    onHeld(send, heldAnswer);
    callbackIn(all)?.();
    return response;
  }) as ServerResponse["end"];
  return () => {
    if (isOver || (isDecided && !heldAnswer)) return undefined;
    isOver = true;
    isDecided = true;
    heldAnswer ??= { status: response.statusCode, body: Buffer.alloc(0) };
    return send;
  };
}

const encodingIn = (args: unknown[]): BufferEncoding =>
  (args.find((value) => typeof value === "string") as BufferEncoding | undefined) ?? "utf8";

const callbackIn = (args: unknown[]): (() => void) | undefined =>
  args.find((value): value is () => void => typeof value === "function");
