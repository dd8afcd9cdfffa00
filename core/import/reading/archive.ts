import { stat } from 'node:fs/promises'
import { type Archive, type ArchiveLimits, defaultLimits } from '#core/import/reading/archive_contract'
import { openFolder } from '#core/import/reading/archive_folder'
import { openZip } from '#core/import/reading/archive_zip'
import { FileRefused } from '#core/import/reading/file_refused'

/**
 * Opens a folder or a zip of pictures and reads its list, no content. What is unsafe is left out and reported; an
 * archive that is unsafe as a whole is a `FileRefused`.
 */
export async function openArchive(path: string, limits: Partial<ArchiveLimits> = {}): Promise<Archive> {
  const all = { ...defaultLimits, ...limits }
  const found = await stat(path).catch(() => null)
  if (!found) throw new FileRefused('not_found', { path })
  if (found.isDirectory()) return openFolder(path, all)
  if (!found.isFile()) throw new FileRefused('no_file', { path })
  return openZip(path, found.size, all)
}
