import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents. `mkdirSync` with `recursive` loops for ever where the parent exists but accepts no folder,
 * as in `/proc` or below a dangling link.
 * @throws Error of `mkdir`, with `syscall` and `path`
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error
  }
}
