import { prettyPrintError } from '@adonisjs/core'
import { explainBootFailure } from '#core/boot/explain_failure'

/** Tells on the terminal why a program did not start: what a person can mend in a sentence, anything else with its stack. */
export async function tellFailure(error: unknown): Promise<void> {
  const sentence = explainBootFailure(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else await prettyPrintError(error)
}
