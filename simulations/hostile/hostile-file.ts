/** File as somebody with bad intent sends it. */
export interface HostileFile {
  /** What is wrong with it. */
  about: string;
  /** Name and type by which it is sent. */
  name: string;
  type: string;
  content: Uint8Array;
}

/** Mark of all that must not get through: in scripts, addresses and notes of the files. */
export const MARK = "hostileMark";

/** Writes a text as the bytes of its letters. */
export const latinBytes = (text: string): Buffer => Buffer.from(text, "latin1");
