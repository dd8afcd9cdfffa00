import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Readable } from 'node:stream'
import type { CommandCall } from '#core/console/command'

/** Prompts on the terminal. The prompt goes to stderr, so that stdout has only the output. */
async function askFor(prompt: string): Promise<string> {
  const dialogue = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await dialogue.question(prompt)
  } finally {
    dialogue.close()
  }
}

/** Prompts without echo. */
async function askForSecret(prompt: string): Promise<string> {
  const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  process.stderr.write(prompt)
  const dialogue = createInterface({ input: process.stdin, output: noOutput, terminal: true })
  try {
    return await dialogue.question('')
  } finally {
    dialogue.close()
    process.stderr.write('\n')
  }
}

/** Reads a stream to its end, without the final line break. */
async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as string | Buffer))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

/** The option, else what is typed at the prompt; empty without a terminal. */
export async function optionOrPrompt(
  { options, terminal }: CommandCall,
  name: string,
  prompt: string
): Promise<string> {
  const given = options[name]
  if (typeof given === 'string') return given.trim()
  return terminal.interactive ? (await askFor(prompt)).trim() : ''
}

/** A password from standard input, from `ADMIN_PASSWORD`, or typed without being shown. */
export async function passwordOf({ app, options, terminal }: CommandCall, prompt: string): Promise<string> {
  if (options.passwordStdin) return readAll(process.stdin)
  const given = app.config.get<string>('users.adminPassword', '')
  if (given) return given
  return terminal.interactive ? askForSecret(prompt) : ''
}
