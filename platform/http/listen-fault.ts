/** Variables that tell a server where to listen. */
export interface ListeningPlace {
  port: { name: string; value: number };
  host: { name: string; value: string };
}

/** Says which variable keeps a server from listening, and what to do about it. */
export function listenFault({ code, message }: NodeJS.ErrnoException, place: ListeningPlace) {
  const { port, host } = place;
  if (code === "EADDRINUSE") {
    return `${port.name}: port ${port.value} is taken by another program: set another one`;
  }
  if (code === "EACCES") {
    return `${port.name}: this user may not open port ${port.value}: set one from 1024 on`;
  }
  if (code && ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code)) {
    return `${host.name}: ${host.value} is no address of this machine (${code})`;
  }
  return `${host.name}, ${port.name}: ${message}`;
}
