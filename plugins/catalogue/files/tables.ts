import { bigint, instant, table, text } from '#core/database/table'

/** Files that products offer as a download or as a sample, or show under an attribute. */
export const files = table('catalogue_files', {
  id: bigint(),
  hash: text(),
  name: text(),
  type: text(),
  bytes: bigint(),
  fileId: bigint(),
  createdAt: instant(),
})
