import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoding } from '#core/http/accepted_encoding'

/** File extensions of the files that the build has compressed (bin/steps/compress_files.js). */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * The path of the compressed variant of a build file. Null: there is none, or it is older than the file and so was made
 * from another version.
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
