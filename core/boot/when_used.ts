import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first asked for: what few requests need costs no process its start or its memory. For
 * functions that cannot wait; those that can use `await import(…)`.
 */
export function whenUsed<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => (loaded ??= load(name) as Package)
}
