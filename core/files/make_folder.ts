import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. `mkdirSync` with `recursive` never returns where the parent exists and takes no folder,
 * as below `/proc` or a link that leads nowhere.
 * @throws Error of `mkdir`, with `syscall` and `path`
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error
  }
}
