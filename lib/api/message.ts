import type { MessageRequest, MessageResponse } from "@/lib/contract/message";
import type { Call } from "./call";

/** Sends what a visitor writes to the company. */
export const sendMessage = (call: Call, message: MessageRequest) =>
  call<MessageResponse>("POST", "/message", { body: message });
