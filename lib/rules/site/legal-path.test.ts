import { expect, it } from "vitest";
import { isLegalPath } from "./legal-path";

it.each([
  ["/sale-terms", true],
  ["/withdrawal", true],
  ["/services", false],
  ["/", false],
])("%s is a legal page: %s", (path, isLegal) => expect(isLegalPath(path)).toBe(isLegal));
