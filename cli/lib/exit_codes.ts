/** What the program's exit status means. */
export const EXIT = {
  done: 0,
  /** Refused or failed: what to do stands on the error stream. */
  failed: 1,
  /** Done, but something was left out: rows of an import that cannot be used. */
  partly: 2,
  /** The call itself is wrong: unknown command, option or argument. */
  usage: 64,
} as const
