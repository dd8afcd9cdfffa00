import { createInterface } from 'node:readline/promises'
import type { Terminal } from '#core/console/command'

export interface Question {
  /** What the call said. Undefined: it is asked for. */
  given: string | undefined
  question: string
}

/** Asks on a terminal for what the call lacks. Elsewhere it is empty. */
export async function ask(terminal: Terminal, questions: readonly Question[]): Promise<string[]> {
  if (!terminal.interactive || questions.every(({ given }) => given !== undefined)) {
    return questions.map(({ given = '' }) => given)
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answers: string[] = []
    for (const { given, question } of questions) answers.push(given ?? (await lines.question(`${question} `)))
    return answers
  } finally {
    lines.close()
  }
}
