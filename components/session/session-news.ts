import { deviceStorage } from "@/lib/browser/storage";
import { tabChannel } from "@/lib/browser/tab-channel";

/** News of this browser's session: a logout, or a login. */
export type SessionNews = "over" | "opened";

/** Name of the channel between tabs, and where there are no channels, of the stored item. */
const NAME = "session";
/** Id of the tab, which hears its own messages as well. */
const TAB = Math.random().toString(36).slice(2);

export function tellSession(news: SessionNews): void {
  const message = `${news} ${TAB} ${Date.now()}`;
  const channel = tabChannel(NAME);
  channel?.postMessage(message);
  channel?.close();
  deviceStorage.setItem(NAME, message);
  deviceStorage.removeItem(NAME);
}

/** @returns a function that ends the listening */
export function onSession(listener: (news: SessionNews) => void): () => void {
  let last = "";
  const hear = (message: string) => {
    const [news, tab] = message.split(" ");
    // News comes twice: by the channel and by the storage.
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
