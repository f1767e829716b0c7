import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PARAMETERS } from "./parameter-catalogue";

const READERS = ["app", "components", "lib", "platform", "server", "stores"];

/** What gives parameters their values or tries them out, and reads none. */
const NO_READER =
  /\.test\.tsx?$|parameter-catalogue|^platform\/(testing|demo\/(72|73)\/parameters)\//;

const source = READERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !NO_READER.test(file)),
)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** The opening hours of a day are read by the name of the day. */
const READ_BY_DAY = /^(MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)_HOURS$/;

const isRead = (key: string) => READ_BY_DAY.test(key) || new RegExp(`\\b${key}\\b`).test(source);

describe("every parameter of the catalogue", () => {
  it.each(Object.entries(PARAMETERS))(
    "%s is read, or says what will read it",
    (key, definition) => {
      expect(isRead(key) ? "read" : definition.awaits).toEqual(expect.any(String));
    },
  );

  it.each(Object.entries(PARAMETERS).filter(([, { awaits }]) => awaits !== undefined))(
    "%s waits only while nothing reads it",
    (key) => {
      expect(isRead(key)).toBe(false);
    },
  );
});
