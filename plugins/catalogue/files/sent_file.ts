import type { Sent } from '#core/http/send_json'

/** Return value of a controller that has sent a file itself. */
export function sentFile(): Sent<string> {
  // As in `sendJson`: only the type is of use.
  return undefined as unknown as Sent<string>
}
