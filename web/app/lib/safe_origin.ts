/** Local development servers have no certificate. */
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

/** Whether an origin may enter the content security policy: a valid one over HTTPS, or this machine. */
export function isSafeOrigin(origin: string): boolean {
  if (ownMachine.test(origin)) return true
  return origin.startsWith('https://') && URL.canParse(origin) && new URL(origin).origin === origin
}
