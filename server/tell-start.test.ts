import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { beforeEach, expect, it, vi } from "vitest";
import type { Platform } from "@/platform/open";
import { openSmtpServer } from "@/testing/smtp-server";
import { readEnvironment } from "./environment";
import { tellMailServer, tellStart } from "./tell-start";

let said: string[];
beforeEach(() => {
  said = [];
  const say = (...words: unknown[]) => void said.push(...String(words[0]).split("\n"));
  vi.spyOn(console, "log").mockImplementation(say);
  vi.spyOn(console, "warn").mockImplementation(say);
});

const environment = (variables: Record<string, string>) =>
  readEnvironment(variables as unknown as NodeJS.ProcessEnv);

it("names every account of a first start, its password, and what to do when that is lost", () => {
  const accounts = ["member@72.example", "driver@72.example", "super@72.example"];
  const tell = (demoPassword: string | undefined) => {
    said.length = 0;
    const platform = { created: { accounts, demoPassword }, isDelivered: {} };
    tellStart(environment({}), platform as unknown as Platform);
    return said.join("\n");
  };
  expect(tell("drawn")).toContain(`Demonstration accounts: ${accounts.join(", ")}`);
  expect(tell("drawn")).toMatch(/shown this once: drawn\n.*npm run password -- super@72\.example/);
  expect(tell(undefined)).toContain("Their password is DEMO_PASSWORD");
});

it("says how to get in where nobody has, since the first password may be lost", () => {
  const tell = (ownerAwaited: string | undefined) => {
    said.length = 0;
    const platform = { created: { accounts: [] }, ownerAwaited, isDelivered: {} };
    tellStart(environment({}), platform as unknown as Platform);
    return said.join("\n");
  };
  expect(tell("super@72.example")).toMatch(
    /Nobody has logged in yet\. .*npm run password -- super@72\.example/,
  );
  expect(tell(undefined)).not.toMatch(/password/);
});

it("says which mail server takes no mails, and why", async () => {
  const server = await openSmtpServer();
  await tellMailServer(environment({ SMTP_URL: server.url }));
  await tellMailServer(environment({}));
  expect(said).toEqual([]);

  const wary = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: (_, __, answer) => answer(new Error("Invalid login")),
  });
  await new Promise<void>((resolve) => void wary.listen(0, "127.0.0.1", resolve));
  const { port: waryPort } = wary.server.address() as AddressInfo;
  const withLogin = `smtp://someone:a-secret-word@127.0.0.1:${waryPort}`;
  await tellMailServer(environment({ SMTP_URL: withLogin }));
  await new Promise<void>((resolve) => wary.close(resolve));
  await server.close();
  await tellMailServer(environment({ SMTP_URL: server.url }));
  const { port } = new URL(server.url);
  expect(said).toEqual([
    expect.stringMatching(
      `^SMTP_URL: 127.0.0.1:${waryPort} takes no mails .*Invalid login.*They wait until it does$`,
    ),
    expect.stringMatching(`^SMTP_URL: 127.0.0.1:${port} takes no mails .*ECONNREFUSED`),
  ]);
  expect(said.join()).not.toContain("a-secret-word");
});

it("says so of one that is no mail server", async () => {
  const other = createServer((socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await tellMailServer(environment({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  other.close();
  expect(said).toEqual([expect.stringContaining("takes no mails")]);
});
