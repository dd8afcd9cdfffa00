import { BootError } from '#core/plugin/boot_error'

/**
 * Turns a start-up failure that a person can mend into one sentence saying how.
 * Returns null for anything unexpected, which deserves its stack trace.
 */
export function explainBootFailure(error: unknown): string | null {
  if (error instanceof BootError) return error.message
  if (!(error instanceof Error)) return null
  const { code, port } = error as Error & { code?: string; port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${(port ?? 3333) + 1} npm start`
  }
  return null
}
