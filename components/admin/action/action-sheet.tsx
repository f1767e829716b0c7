"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";
import { InputControl } from "@/components/admin/field/input-control";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Fields } from "@/components/purchase/staff/fields";
import type { Call } from "@/lib/api/call";
import type { AnswerTo, CallKey, PartsOf } from "@/lib/contract/asked-call";
import type {
  ActionBody,
  ActionField,
  ActionGiven,
  ActionKey,
  ActionName,
  ActionTyped,
} from "@/lib/contract/staff-action";
import type { AskedFields } from "@/lib/site/panel-contents";
import { actionBody, firstTyped } from "./action-body";
import { type SaidValues, saidField } from "./said-field";
import { SheetForm } from "./sheet-form";

/** Value that may depend on what is typed so far. */
type Following<N extends ActionName, V> = V | ((typed: ActionTyped<N>) => V);

interface AskedParts<N extends ActionName> {
  Field: (props: { of: ActionField<N> }) => ReactNode;
  typed: ActionTyped<N>;
  errors: Record<string, string>;
}

type ActionSheetProps<N extends ActionName> = {
  of: N;
  /** Values that its fields begin with, where they are not those of the declaration. */
  begins?: ActionTyped<N>;
  /** Values in its words. */
  says?: Following<N, SaidValues>;
  /** Fields that are not asked for here, and not sent. */
  unasked?: Following<N, readonly ActionField<N>[]>;
  /** Options that are offered here, of a choice that has more. */
  offers?: Partial<Record<ActionField<N>, readonly string[]>>;
  /** True where it takes something away from the customer. */
  isDangerous?: boolean;
  /** Makes another call that takes the same body. */
  act?: ((call: Call, body: ActionBody<N>) => Promise<unknown>) | undefined;
  /** Called with the answer; the sheet stays open where it resolves to "stays". */
  onDone?: (answer: AnswerTo<ActionKey<N>>) => unknown;
  /** Called before a refusal is shown: a colleague may have been quicker, and so caused it. */
  onRefused?: () => unknown;
  onClose: () => void;
  /** Lays the fields out, with what else is shown; without it they stand below each other. */
  children?: (parts: AskedParts<N>) => ReactNode;
} & (PartsOf<ActionKey<N>> extends { params: infer P } ? { params: P } : { params?: never }) &
  (Record<never, never> extends ActionGiven<N>
    ? { given?: Following<N, ActionGiven<N>> }
    : { given: Following<N, ActionGiven<N>> });

interface Asking {
  form: string;
  fields: AskedFields;
  typed: Record<string, unknown>;
  errors: Record<string, string>;
  type: (name: string, value: unknown) => void;
}
const AskingContext = createContext<Asking | null>(null);

/** Control of a field of the action around it; nothing where the field is not asked for. */
function ActionControl({ of }: { of: string }) {
  const asking = use(AskingContext);
  const field = asking?.fields[of];
  if (!field) return null;
  const { form, typed, errors, type } = asking;
  return (
    <InputControl
      form={form}
      name={of}
      field={field}
      value={typed[of] ?? null}
      errors={errors}
      locale={null}
      isInForm
      onChange={(value) => type(of, value)}
    />
  );
}

/** Sheet of an action: its words in `admin.action`, the fields of its call, and the call itself. */
export function ActionSheet<N extends ActionName>(props: ActionSheetProps<N>) {
  const { of, params, isDangerous = false, onClose } = props;
  const { key, fields, hasReceipt } = usePanel().actions[of];
  const t = useTranslations("admin.action");
  const [typed, setTyped] = useState(
    () => ({ ...firstTyped(fields), ...props.begins }) as ActionTyped<N>,
  );
  const now = <V,>(value: Following<N, V>): V =>
    typeof value === "function" ? (value as (typed: ActionTyped<N>) => V)(typed) : value;
  const said = now(props.says ?? {});
  const unasked: readonly string[] = now(props.unasked ?? []);
  const asked: AskedFields = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !unasked.includes(name))
      .map(([name, field]) => [
        name,
        saidField(field, said, props.offers?.[name as ActionField<N>]),
      ]),
  );

  async function act(call: Call, receipt: string) {
    const values: Record<string, unknown> = {
      ...actionBody(asked, typed),
      ...(props.given && now(props.given)),
      ...(hasReceipt && { receipt }),
    };
    const body = values as ActionBody<N>;
    const sent = {
      params,
      ...(Object.keys(values).length > 0 && { body }),
    };
    try {
      const answer = await (props.act?.(call, body) ?? call(key as CallKey, sent as never));
      return await props.onDone?.(answer as AnswerTo<ActionKey<N>>);
    } catch (error) {
      await props.onRefused?.();
      throw error;
    }
  }

  const type = (name: string, value: unknown) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const name: ActionName = of;
  // Some sheets say all in their title.
  const text = `${name}.text` as "correctStock.text";
  return (
    <SheetForm
      words={{
        title: t(`${name}.title`, said),
        text: t.has(text) ? t(text, said) : undefined,
        do: t(`${name}.do`, said),
        doing: t(`${name}.doing`),
        done: t(`${name}.done`, said),
      }}
      isDangerous={isDangerous}
      act={(call, _, receipt) => act(call, receipt)}
      onClose={onClose}
    >
      {(errors) => (
        <AskingContext value={{ form: of, fields: asked, typed, errors, type }}>
          <Fields>
            {props.children?.({ Field: ActionControl, typed, errors }) ??
              Object.keys(asked).map((field) => <ActionControl key={field} of={field} />)}
          </Fields>
        </AskingContext>
      )}
    </SheetForm>
  );
}
