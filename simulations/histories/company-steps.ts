import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import type { Only } from "./history";
import type { Held, Story } from "./story";

const company = ({ reference, companyKey }: Held) =>
  `/booking/${reference}/company?key=${companyKey}`;

export async function act(story: Story, of: Held, action: StaffAction): Promise<void> {
  await story.call("POST", company(of), action);
}

export async function confirm(story: Story, of: Held, times: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => story.call("POST", company(of), { action: "CONFIRM" })),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  if (done > 1) throw new Error("It was confirmed twice");
}

export async function record(
  story: Story,
  of: Held,
  { method, part }: Only<"RECORD">,
): Promise<void> {
  const { answer } = await story.call<StaffPage>("GET", company(of));
  if (!answer.success) throw new Error("The company's page does not open");
  const owed = Math.round(answer.data.owed * 100);
  const cents = { HALF: Math.ceil(owed / 2), REST: owed, MORE: owed + 1 }[part];
  if (cents === 0) return;
  await act(story, of, { action: "RECORD_PAYMENT", method, amount: cents / 100 });
}
