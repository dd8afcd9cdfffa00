type Listener = (sql: string) => void

const listeners = new Set<Listener>()

/** Notifies the listeners (tests, the benchmark) of a statement that is about to run. */
export function countStatement(sql: string): void {
  for (const listener of listeners) listener(sql)
}

/** Listens to every statement of this process, on any connection. Returns a function that removes the listener. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
