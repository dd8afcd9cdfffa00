/** A machine of one's own needs no certificate. */
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

/** Whether an origin may stand in a page's content policy: it is one, and nobody can change what comes from it. */
export function isSafeOrigin(origin: string): boolean {
  if (ownMachine.test(origin)) return true
  return origin.startsWith('https://') && URL.canParse(origin) && new URL(origin).origin === origin
}
