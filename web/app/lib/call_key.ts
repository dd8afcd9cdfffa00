/** A key for a call that may be sent again. Browsers make UUIDs by themselves for safe addresses only. */
export function callKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
