/**
 * Returns a link that opens the way to a place in the device's own app: Apple's has an address of
 * its own, Android's is asked by `geo:`, any other device gets a map of the web.
 * @param label shown at the place, where the app can
 */
export function wayLink(
  { lat, lng }: { lat: number; lng: number },
  label: string,
  userAgent: string,
): string {
  const at = `${lat},${lng}`;
  const name = encodeURIComponent(label);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) {
    return `https://maps.apple.com/?daddr=${at}&q=${name}`;
  }
  if (/Android/.test(userAgent)) return `geo:${at}?q=${at}(${name})`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`;
}
