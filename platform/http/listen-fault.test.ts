import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { listenFault } from "./listen-fault";

const faultAt = (port: number, host: string) =>
  new Promise<string>((resolve) => {
    const place = { port: { name: "PORT", value: port }, host: { name: "HOST", value: host } };
    createServer()
      .once("error", (error) => resolve(listenFault(error, place)))
      .listen(port, host, () => resolve("it listens"));
  });

it("names the variable that keeps a server from listening", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await faultAt(port, "127.0.0.1")).toBe(
    `PORT: port ${port} is taken by another program: set another one`,
  );
  taken.close();
  for (const host of ["not-an-ip.invalid", "192.0.2.1", "1.2.3.4.5"]) {
    expect(await faultAt(0, host)).toMatch(`HOST: ${host} is no address of this machine (E`);
  }
  const place = { port: { name: "PORT", value: 80 }, host: { name: "HOST", value: "::" } };
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(listenFault(refused, place)).toBe(
    "PORT: this user may not open port 80: set one from 1024 on",
  );
  expect(listenFault(new Error("no more files"), place)).toBe("HOST, PORT: no more files");
});
