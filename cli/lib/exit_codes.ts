export const EXIT = {
  done: 0,
  /** Refused or failed. The error stream says how to fix it. */
  failed: 1,
  /** Done, but something was left out, such as invalid rows of an import. */
  partly: 2,
  /** Usage error: unknown command, option or argument. */
  usage: 64,
} as const
