import { deviceStorage } from "@/lib/browser/storage";
import { tabChannel } from "@/lib/browser/tab-channel";

/** What has become of this browser's session: one has logged out, or somebody has logged in. */
export type SessionNews = "over" | "opened";

/** What tabs tell each other by, and where there are no channels, the name of what is stored. */
const NAME = "session";
/** A tab hears its own words as well. */
const TAB = Math.random().toString(36).slice(2);

/** Tells the other tabs of this browser what has become of the session. */
export function tellSession(news: SessionNews): void {
  const message = `${news} ${TAB} ${Date.now()}`;
  const channel = tabChannel(NAME);
  channel?.postMessage(message);
  channel?.close();
  deviceStorage.setItem(NAME, message);
  deviceStorage.removeItem(NAME);
}

/** Listens for what another tab tells of the session. @returns what ends the listening */
export function onSession(listener: (news: SessionNews) => void): () => void {
  let last = "";
  const hear = (message: string) => {
    const [news, tab] = message.split(" ");
    // By the channel and by what is stored: the same is told twice.
    if (tab === TAB || message === last) return;
    last = message;
    listener(news as SessionNews);
  };
  const channel = tabChannel(NAME);
  const onMessage = ({ data }: MessageEvent<string>) => hear(data);
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue) hear(newValue);
  };
  channel?.addEventListener("message", onMessage);
  window.addEventListener("storage", onStored);
  return () => {
    channel?.close();
    window.removeEventListener("storage", onStored);
  };
}
