import { PrivateShell } from "@/components/chrome/private-shell";

export const instant = false;

export default async function WithdrawalPage() {
  return (
    <PrivateShell path="/withdrawal">
      <h1>withdrawal</h1>
    </PrivateShell>
  );
}
