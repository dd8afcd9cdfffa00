import { KEY_MEND } from '#core/boot/app_key'
import { StartRefused } from '#core/boot/start_refused'
import { BootError } from '#core/plugin/boot_error'
import { missingPlugin } from '#core/plugin/missing_plugin'

/**
 * Turns a start-up failure that a person can mend into one sentence saying how.
 * Returns null for anything unexpected, which deserves its stack trace.
 */
export function explainBootFailure(error: unknown): string | null {
  if (error instanceof BootError || error instanceof StartRefused) return error.message
  if (!(error instanceof Error)) return null
  const missing = missingPlugin(error)
  if (missing) return missing.message
  const { code, port, help } = error as Error & { code?: string; port?: number; help?: string }
  if (code === 'E_INVALID_ENV_VARIABLES') return explainVariables((help ?? '').trim())
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${(port ?? 3333) + 1} npm start`
  }
  if (code && DATABASE_FAILURES.has(code)) return explainDatabase(error.message || code)
  return null
}

/** The server does not answer, has no such database or no such user; the file cannot be opened. */
export const DATABASE_FAILURES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  '3D000',
  '28P01',
  'SQLITE_CANTOPEN',
  'SQLITE_NOTADB',
])

function explainDatabase(detail: string): string {
  return `The database does not answer: ${detail}\n→ Check DB_CONNECTION and the DB_… settings in .env.`
}

function explainVariables(detail: string): string {
  const mend = detail.includes('"APP_KEY"') ? KEY_MEND : 'Correct them in .env; the README tells their meaning.'
  return `The shop cannot start with these variables:\n${detail}\n→ ${mend}`
}
