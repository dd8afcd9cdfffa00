import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { HealthCheck } from '#core/health/check'

const MB = 1024 * 1024

/** A shop needs this much free space to go on writing. */
const NEEDED = 500 * MB

/** Whether there is room where the shop writes. */
export function diskCheck(storagePath: string): HealthCheck {
  return async () => {
    const folder = nearest(storagePath)
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const detail = `${Math.round(free / MB)} MB free at ${folder}`
    return free >= NEEDED ? { ok: true, detail } : { ok: false, detail: `${detail}, ${NEEDED / MB} MB are needed` }
  }
}

/** The folder itself, or the one it will be made in. */
function nearest(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearest(dirname(path))
}
