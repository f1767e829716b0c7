export function addScript(source: string, data: Record<string, string> = {}): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
