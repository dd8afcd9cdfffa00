import { open } from 'node:fs/promises'
import type { Sniffed } from '#core/import/reading/sniff'
import type { Checkpoint } from '#core/import/reading/source_row'

/**
 * The byte offset to resume at. Null when the earlier rows must be parsed again: the encoding has no offsets, or the offset is
 * not the start of a line.
 */
export async function resumeOffset(path: string, sniffed: Sniffed, from: Checkpoint): Promise<number | null> {
  if (from.offset === null || from.offset <= sniffed.mark || sniffed.encoding !== 'utf-8') {
    return null
  }
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, from.offset - 1)
    const newline = sniffed.newline === '\r' ? 0x0d : 0x0a
    const { size } = await file.stat()
    return from.offset === size || (bytesRead === 1 && buffer[0] === newline) ? from.offset : null
  } finally {
    await file.close()
  }
}
