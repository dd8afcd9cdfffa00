import { bootWords } from '#core/boot/boot_words'
import { explainVariables } from '#core/boot/explain_variables'
import { StartRefused } from '#core/boot/start_refused'
import { BootError } from '#core/plugin/boot_error'
import { missingPlugin } from '#core/plugin/missing_plugin'
import type { Locale } from '#core/i18n/locales'

/** Server unreachable, no such database, wrong password; file cannot be opened. */
const DATABASE_FAILURES = new Set(['ECONNREFUSED', 'ENOTFOUND', '3D000', '28P01', 'SQLITE_CANTOPEN', 'SQLITE_NOTADB'])

/**
 * Turns a start-up failure that a user can fix into a message that says how. The default language is the terminal's. Errors
 * of plugins are in English, for their developers. Returns null for any other error, which should be printed with its stack.
 */
export function explainBootFailure(error: unknown, locale?: Locale): string | null {
  if (error instanceof BootError || error instanceof StartRefused) return error.message
  if (!(error instanceof Error)) return null
  const missing = missingPlugin(error)
  if (missing) return missing.message
  const say = bootWords(locale)
  const { code, port = 3333, help, syscall, path } = error as NodeJS.ErrnoException & { port?: number; help?: string }
  if (code === 'E_INVALID_ENV_VARIABLES') return explainVariables((help ?? '').trim(), say)
  if (code === 'EADDRINUSE') return say('core.boot.port_taken', { port: String(port), next: String(port + 1) })
  if (syscall === 'mkdir' && path) return say('core.boot.folder', { folder: path, code: code ?? '' })
  if (code && DATABASE_FAILURES.has(code)) return say('core.boot.database', { detail: error.message || code })
  return null
}
