/** Twelve letters and figures: unique in a document. `crypto.randomUUID` is absent without HTTPS. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
