import { act, confirm, record } from "./company-steps";
import { change, compete, customerPath, end } from "./customer-steps";
import type { SingleStep, Step } from "./history";
import { checkout, comeBack, decide, giveCode, sendNotice } from "./payment-steps";
import type { Story } from "./story";
import { wait } from "./wait-step";

const DAY = 24 * 3_600_000;

/** Does a step of a history. It may be refused; nothing may break down. */
export async function playStep(story: Story, step: Step): Promise<void> {
  if (step.do === "AT_ONCE") {
    await Promise.all(step.steps.map((substep) => playOne(story, substep, false)));
  } else {
    await playOne(story, step, true);
  }
}

/** @param isAlone false while others act at the same time */
async function playOne(story: Story, step: SingleStep, isAlone: boolean): Promise<void> {
  const { world, held } = story;
  const of = "which" in step ? held[step.which % held.length] : undefined;
  switch (step.do) {
    case "RUN":
      await Promise.all(Array.from({ length: step.runners }, () => world.platform.runDue()));
      return;
    case "OUTAGE":
      world.faults.isOut = step.isOn;
      return;
    case "LOSE_REFUND_ANSWER":
      world.faults.losesRefund = true;
      return;
  }
  if (!of) return;
  switch (step.do) {
    case "ASK_LINK":
      await story.call("POST", customerPath(of, "/payment"));
      return;
    case "CHECKOUT":
      return checkout(story, of, step);
    case "DECIDE":
      return decide(story, of, step);
    case "CODE":
      return giveCode(story, of, step);
    case "COME_BACK":
      return comeBack(story, of);
    case "NOTICE":
      return sendNotice(story, of, step.status);
    case "CHANGE":
      return change(story, of, step, isAlone);
    case "CANCEL":
      return end(story, customerPath(of, "/cancel"), isAlone);
    case "WITHDRAW":
      return end(story, customerPath(of, "/withdrawal"), isAlone);
    case "CONFIRM":
      return confirm(story, of, step.times);
    case "COMPANY_CANCEL":
      return act(story, of, { action: "CANCEL", reason: step.reason });
    case "COMPLETE":
    case "RESUME":
      return act(story, of, { action: step.do });
    case "SUSPEND": {
      // The suspension is long enough to be a reason to end the contract.
      const since = new Date(world.platform.clock.now().getTime() - 100 * DAY).toISOString();
      return act(story, of, { action: "SUSPEND", since });
    }
    case "PRICE": {
      const { vehicle, total } = step;
      return act(story, of, { action: "PRICE", idVehicle: story.vehicle(vehicle), total });
    }
    case "RECORD":
      return record(story, of, step);
    case "WAIT":
      return wait(story, of, step);
    case "COMPETE":
      return compete(story, of);
  }
}
