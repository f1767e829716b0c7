import { call } from "../call";

export const exportMemberData = call({
  name: "exportMemberData",
  area: "member",
  can: "own-account:export",
  method: "get",
  path: "/user/export",
  summary: "All that is known of the member, as a file",
  description: "The right to a copy of one’s data, in a form that machines read (GDPR, 15 and 20).",
  file: "application/json",
  says: "The file",
});
