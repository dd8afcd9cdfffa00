import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { HealthCheck } from '#core/health/check'

const MB = 1024 * 1024

/** Minimal free space. */
const NEEDED = 500 * MB

/** Checks the free disk space of the storage folder. */
export function diskCheck(storagePath: string): HealthCheck {
  return async () => {
    const folder = existingFolder(storagePath)
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const detail = `${Math.round(free / MB)} MB free at ${folder}`
    return free >= NEEDED ? { ok: true, detail } : { ok: false, detail: `${detail}, ${NEEDED / MB} MB are needed` }
  }
}

/** The folder itself, or its nearest parent that exists. */
function existingFolder(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : existingFolder(dirname(path))
}
