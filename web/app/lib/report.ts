/** Makes a fault visible to whoever watches (browser: `error` event and console; server: a process warning) and goes on. */
export function report(error: Error): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
  else process.emitWarning(error)
}
