import { expect, it } from "vitest";
import { customerReach } from "./customer-reach";

const [mobile, landline, email] = ["+33612345678", "+33241000000", "a@example.com"];

it.each([
  [{ email, phone: mobile }, true, "MAIL"],
  [{ email, phone: landline }, false, "MAIL"],
  [{ email: null, phone: mobile }, true, "TEXT"],
  [{ email: null, phone: mobile }, false, "NOTHING"],
  [{ email: null, phone: landline }, true, "NOTHING"],
  [{ email: "", phone: landline }, true, "NOTHING"],
])("%o, where text messages leave: %s, is reached by %s", (customer, areTextsSent, way) => {
  expect(customerReach(customer, areTextsSent)).toBe(way);
});
