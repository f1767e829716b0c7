import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { AREAS } from "@/lib/contract/area";
import { createApp } from "@/platform/app";
import { SECURITY_SCHEMES } from "@/platform/http/security";
import type { ApiDocument, ApiOperation } from "./api-document";

type Operation = ApiOperation & {
  "x-access"?: string;
  "x-limit"?: string;
  "x-idempotent"?: boolean;
};

/**
 * Calls that need no session and name no limit of their own, with the reason. Public reads have the
 * limit of all calls alone.
 */
const UNLIMITED = {
  "POST /register": "counts by what the form asks for",
  "POST /login": "counts by what the form asks for",
  "POST /logout": "ends the session that it comes with, and nothing else",
  "GET /register/{code}": "reads by a code that is too long to be guessed",
  "GET /password/reset/{code}": "reads by a code that is too long to be guessed",
  "POST /payment/notice/{gateway}":
    "is signed by the gateway, which sends it again until it is taken",
};

const app = createApp({} as never);
const response = await app.request("/openapi.json", undefined, { address: "server" });
const document: ApiDocument & Record<string, unknown> = await response.json();

const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
);

const callsWithout = (holds: (operation: Operation, call: string) => unknown) =>
  operations.filter(({ operation, call }) => !holds(operation, call)).map(({ call }) => call);

describe("the document of the API", () => {
  it("is one of OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
    // The validator does find faults.
    const broken = { ...document, info: { title: "No version" } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it("names every call once, by a verb and its object", () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(
      callsWithout(({ operationId }) => /^[a-z]+([A-Z][a-z]+)*$/.test(operationId ?? "")),
    ).toEqual([]);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("puts every call into one declared area, and has no area without calls", () => {
    const areas = document.tags ?? [];
    expect(areas.map(({ name }) => name)).toEqual(Object.keys(AREAS));
    expect(areas.filter(({ description = "" }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    const used = operations.flatMap(({ operation }) => operation.tags);
    expect(used).toHaveLength(operations.length);
    expect(new Set(used)).toEqual(new Set(Object.keys(AREAS)));
  });

  it("says what every call does, and that it may be refused", () => {
    expect(callsWithout(({ summary }) => summary)).toEqual([]);
    expect(
      callsWithout(({ responses }) =>
        Object.keys(responses).some((status) => status === "default" || status.startsWith("4")),
      ),
    ).toEqual([]);
  });

  it("says what every call has to come with, by a declared scheme", () => {
    expect(callsWithout(({ security }) => Array.isArray(security))).toEqual([]);
    expect(document.components).toMatchObject({ securitySchemes: SECURITY_SCHEMES });
    const schemes = operations.flatMap(({ operation }) => operation.security?.flatMap(Object.keys));
    expect(new Set(schemes)).toEqual(new Set(Object.keys(SECURITY_SCHEMES)));
    const isOpen = ({ security = [] }: Operation) =>
      security.length === 0 || security.some((way) => Object.keys(way).length === 0);
    expect(
      callsWithout((operation) => isOpen(operation) === (operation["x-access"] === "ANYONE")),
    ).toEqual([]);
  });

  it("says of every call that it takes the site and the language", () => {
    const shared = ["idSite", "userLang"].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    }));
    for (const { call, operation } of operations) {
      expect(operation.parameters, call).toEqual(expect.arrayContaining(shared));
    }
  });

  it("limits what somebody without a session can have done, and says so", () => {
    const isOpen = (operation: Operation) => operation["x-access"] !== undefined;
    const isReadByAll = (call: string, operation: Operation) =>
      call.startsWith("GET ") && operation["x-access"] === "ANYONE";
    const unlimited = callsWithout(
      (operation, call) =>
        operation["x-limit"] || !isOpen(operation) || isReadByAll(call, operation),
    );
    expect(unlimited.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted());
    expect(
      callsWithout(({ responses, "x-limit": limit }) => !limit === !("429" in responses)),
    ).toEqual([]);
  });

  it("asks for a key where a call is made once, however often it is sent", () => {
    const idempotent = operations.filter(({ operation }) => operation["x-idempotent"]);
    expect(idempotent.map(({ call }) => call)).toEqual([
      "POST /admin/content/{type}",
      "POST /admin/content/{type}/{id}/letter",
      "POST /booking",
      "POST /booking/request",
      "POST /order",
      "POST /admin/booking",
      "POST /admin/booking/{id}/series",
    ]);
    const key = { name: "idempotency-key", in: "header", required: true };
    for (const { call, operation } of idempotent) {
      expect(operation.parameters, call).toContainEqual(expect.objectContaining(key));
    }
  });
});
