import { stat } from 'node:fs/promises'
import { type Archive, type ArchiveLimits, defaultLimits } from '#core/import/reading/archive_contract'
import { openFolder } from '#core/import/reading/archive_folder'
import { openZip } from '#core/import/reading/archive_zip'
import { FileRefused } from '#core/import/reading/file_refused'

/**
 * Opens a folder or a zip of media and reads its file list, no content. Unsafe files are skipped and reported. Throws
 * `FileRefused` for an archive that is unsafe as a whole.
 */
export async function openArchive(path: string, limits: Partial<ArchiveLimits> = {}): Promise<Archive> {
  const all = { ...defaultLimits, ...limits }
  const found = await stat(path).catch(() => null)
  if (!found) throw new FileRefused('not_found', { path })
  if (found.isDirectory()) return openFolder(path, all)
  if (!found.isFile()) throw new FileRefused('no_file', { path })
  return openZip(path, found.size, all)
}
