import { fileTypeFromBuffer } from 'file-type'
import { DocumentRefused } from '#core/media/inspection/document_refused'

/** What the end of a file has: that of a PDF, and that of the ZIP archive that the others are. */
const ENDS = { pdf: '%%EOF', zip: 'PK\u0005\u0006' }

/** Longest end of an archive, with its comment. */
const LONGEST_END = 65_557

/**
 * The format of a document, from its content: its name may say anything. Macros are in formats of their own, which are
 * none of the accepted ones. Throws `DocumentRefused`.
 */
export async function inspectDocument(bytes: Buffer, accepted: readonly string[], limit: number): Promise<string> {
  if (bytes.length > limit) throw new DocumentRefused('document_too_large', { limit: { bytes: limit } })
  const found = await fileTypeFromBuffer(bytes)
  const format = found?.ext ?? '?'
  if (!accepted.includes(format)) {
    throw new DocumentRefused('not_a_document', { type: format, accepted: accepted.join(', ') })
  }
  const isComplete = bytes.includes(format === 'pdf' ? ENDS.pdf : ENDS.zip, -LONGEST_END, 'latin1')
  if (!isComplete) throw new DocumentRefused('document_truncated')
  return format
}
