/** Reports an error without throwing it. Browser: `error` event and console; server: process warning. */
export function report(error: Error): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
  else process.emitWarning(error)
}
