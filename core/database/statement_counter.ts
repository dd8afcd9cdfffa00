type Listener = (sql: string) => void

const listeners = new Set<Listener>()

/** Tells whoever counts (tests, the benchmark) that a statement is about to run. */
export function countStatement(sql: string): void {
  for (const listener of listeners) listener(sql)
}

/** Listens to every statement of this process, by whichever connection. Returns the way to stop. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
