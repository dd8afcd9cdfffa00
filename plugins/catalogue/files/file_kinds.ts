import { open } from 'node:fs/promises'

interface FileKind {
  type: string
  /** Bytes that such a file has at a place. */
  at: number
  signs: readonly string[]
}

const ZIP = { at: 0, signs: ['PK\u0003\u0004'] }

/** Kinds of files that can be sold, by their extension. */
const KINDS: Record<string, FileKind> = {
  pdf: { type: 'application/pdf', at: 0, signs: ['%PDF-'] },
  zip: { type: 'application/zip', ...ZIP },
  epub: { type: 'application/epub+zip', ...ZIP },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ...ZIP },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ...ZIP },
  odt: { type: 'application/vnd.oasis.opendocument.text', ...ZIP },
  jpg: { type: 'image/jpeg', at: 0, signs: ['\u00ff\u00d8\u00ff'] },
  jpeg: { type: 'image/jpeg', at: 0, signs: ['\u00ff\u00d8\u00ff'] },
  png: { type: 'image/png', at: 0, signs: ['\u0089PNG'] },
  webp: { type: 'image/webp', at: 8, signs: ['WEBP'] },
  mp3: { type: 'audio/mpeg', at: 0, signs: ['ID3', '\u00ff\u00fb', '\u00ff\u00f3', '\u00ff\u00f2'] },
  mp4: { type: 'video/mp4', at: 4, signs: ['ftyp'] },
}

const LONGEST_SIGN = 16

/** Extensions that are taken, for people. */
export const KNOWN_EXTENSIONS = Object.keys(KINDS)

/** The content type of a file, when what is in it is what its name says; else null. */
export async function fileType(name: string, path: string): Promise<string | null> {
  const kind = KINDS[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (!kind) return null
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_SIGN), 0, LONGEST_SIGN, 0)
    const text = buffer.subarray(kind.at, bytesRead).toString('latin1')
    return kind.signs.some((sign) => text.startsWith(sign)) ? kind.type : null
  } finally {
    await file.close()
  }
}
