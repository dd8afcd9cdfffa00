import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Readable } from 'node:stream'

/** Asks on the terminal. The question goes to the error channel: what is printed stays clean. */
export async function askFor(prompt: string): Promise<string> {
  const dialogue = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await dialogue.question(prompt)
  } finally {
    dialogue.close()
  }
}

/** Asks without showing what is typed. */
export async function askForSecret(prompt: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  process.stderr.write(prompt)
  const dialogue = createInterface({ input: process.stdin, output: silence, terminal: true })
  try {
    return await dialogue.question('')
  } finally {
    dialogue.close()
    process.stderr.write('\n')
  }
}

/** Everything a stream holds, without the line break at its end. */
export async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as string | Buffer))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}
