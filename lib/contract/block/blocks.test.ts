import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type DeclaredField,
  type DeclaredFields,
  defaultsOf,
  type Label,
  shapeOf,
} from "@/lib/contract/field/field";
import { BLOCKS } from "./blocks";

function fieldsOf(fields: DeclaredFields, above = ""): [string, DeclaredField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, DeclaredField][] => [
    [`${above}${name}`, field],
    ...("fields" in field.input ? fieldsOf(field.input.fields, `${above}${name}.`) : []),
  ]);
}

const ALL = BLOCKS.flatMap(({ type, fields }) => fieldsOf(fields, `${type}.`));

/** Kinds of fields that need a value: they have no default. */
const TO_BE_GIVEN = ["PICTURE", "LINK", "DATE"];

describe("the blocks of a page", () => {
  it("have a type of their own each", () => {
    const types = BLOCKS.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it("and all that is asked for in them have a label in both languages", () => {
    const labels = [
      ...BLOCKS.map(({ type, label }) => [type, label] as const),
      ...ALL.flatMap(([path, { label, input }]): [string, Label][] => [
        [path, label],
        ...("options" in input
          ? Object.entries(input.options).map(([name, of]): [string, Label] => [
              `${path}=${name}`,
              of,
            ])
          : []),
      ]),
    ];
    for (const [path, { fr, en }] of labels) {
      expect(fr.trim(), path).not.toBe("");
      expect(en.trim(), path).not.toBe("");
    }
  });

  it("begin with values that they may have", () => {
    for (const [path, { default: value, schema, input, isOptional }] of ALL) {
      if (value === undefined) {
        const isListThatHasSome = input.kind === "LIST" && !schema.safeParse([]).success;
        expect(TO_BE_GIVEN.includes(input.kind) || isListThatHasSome, path).toBe(true);
      } else {
        expect(schema.safeParse(value).success, path).toBe(true);
      }
      expect(schema.safeParse(null).success, path).toBe(isOptional === true);
    }
  });

  it.each(BLOCKS.map((block) => [block.type, block] as const))(
    "%s is whole once what has no beginning is given",
    (_, { fields }) => {
      const read = z.object(shapeOf(fields as DeclaredFields)).safeParse(defaultsOf(fields));
      const lacking = read.error?.issues.map(({ path }) => String(path[0])) ?? [];
      const toBeGiven = Object.entries(fields as DeclaredFields)
        .filter(([, { default: value }]) => value === undefined)
        .map(([name]) => name);
      expect(lacking.toSorted()).toEqual(toBeGiven.toSorted());
    },
  );
});
