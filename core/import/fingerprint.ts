import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Hash of a file's content together with the import's choices. */
export async function fingerprint(path: string, choices: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(choices))
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) hash.update(piece)
  return hash.digest('hex')
}
