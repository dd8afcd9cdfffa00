import { open } from 'node:fs/promises'
import { FileRefused } from '#core/import/reading/file_refused'

/** Bytes of the directory that are looked at: 32 entries. */
const LOOKED_AT = 4096

/**
 * Refuses a workbook with a password: it stands in a container of the kind of old workbooks (XLS), whose directory names
 * `EncryptedPackage`. @throws FileRefused
 */
export async function refuseEncrypted(path: string, sample: Buffer): Promise<void> {
  if (sample.length < 512) return
  const sectorBytes = 2 ** Math.min(sample.readUInt16LE(30), 12)
  const directory = (sample.readUInt32LE(48) + 1) * sectorBytes
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, directory)
    const isEncrypted = buffer.subarray(0, bytesRead).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    if (isEncrypted) throw new FileRefused('workbook_encrypted')
  } finally {
    await file.close()
  }
}
