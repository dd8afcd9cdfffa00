import { prettyPrintError } from '@adonisjs/core'
import { explainBootFailure } from '#core/boot/explain_failure'

/** Prints why a program did not start: an explanation when a user can fix it, else the error with its stack. */
export async function reportFailure(error: unknown): Promise<void> {
  const explanation = explainBootFailure(error)
  if (explanation) process.stderr.write(`${explanation}\n`)
  else await prettyPrintError(error)
}
