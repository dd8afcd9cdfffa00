import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoding } from '#core/http/accepted_encoding'

/** Endings that the build gives to what it has packed (bin/steps/pack_files.js). */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * The path of a file of the build as it was packed in one way, or null where it was not. What is older than its file was
 * packed from another one.
 */
export async function packedVariant(folder: string, path: string, encoding: Encoding): Promise<string | null> {
  const packed = path + ENDINGS[encoding]
  const [file, variant] = await Promise.all([path, packed].map(timeOf(folder)))
  return file && variant && variant >= file ? packed : null
}

function timeOf(folder: string) {
  return (path: string): Promise<number | null> =>
    stat(join(folder, path)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null
    )
}
