"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { phoneWords } from "@/components/admin/panel/phone-words";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { StaffInvitation, StaffPerson } from "@/lib/contract/admin/staff";
import type { StaffRole } from "@/lib/contract/user";

/** Roles of the team, the one with least rights first. */
const ROLES: StaffRole[] = ["DRIVER", "ADMIN", "SUPER_ADMIN"];

/** Writes a number as people type it. */
export const typedPhone = (phone: string | null | undefined): string =>
  phone ? phoneWords(phone).replaceAll("\u00a0", " ") : "";

export function StaffFields(props: {
  form: string;
  errors: Record<string, string>;
  person?: Pick<StaffPerson, "firstname" | "lastname" | "phone" | "role">;
}) {
  const { form, errors, person } = props;
  const t = useTranslations("admin.team");
  const optional = useTranslations("form")("optional");
  const [role, setRole] = useState<StaffRole>(person?.role ?? "DRIVER");
  const shared = (name: "firstname" | "lastname" | "phone") => ({
    form,
    name,
    label: t(name),
    error: errors[name],
    defaultValue: person?.[name] ?? "",
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
        <TextField {...shared("firstname")} maxLength={80} />
        <TextField {...shared("lastname")} maxLength={80} />
      </div>
      <TextField
        {...shared("phone")}
        type="tel"
        defaultValue={typedPhone(person?.phone)}
        optional={optional}
        maxLength={30}
      />
      <div>
        <SelectField
          form={form}
          name="role"
          label={t("role")}
          error={errors.role}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as StaffRole)}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </SelectField>
        <p aria-live="polite" className="mt-2 text-muted text-small">
          <span>{t(`rolesText.${role}`)}</span>{" "}
          {person && person.role !== role && <span>{t("roleNote")}</span>}
        </p>
      </div>
    </>
  );
}

export const staffOf = (data: FormData): Omit<StaffInvitation, "email"> => ({
  firstname: String(data.get("firstname")),
  lastname: String(data.get("lastname")),
  phone: String(data.get("phone")),
  role: String(data.get("role")) as StaffRole,
});
