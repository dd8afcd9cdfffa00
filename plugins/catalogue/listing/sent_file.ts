import type { Sent } from '#plugins/catalogue/listing/send_answer'

/** What a controller answers that sends bytes: nothing is given back, because what is given back would be sent. */
export function sentFile(): Sent<string> {
  return undefined as unknown as Sent<string>
}
