/** Kinds of files that are not delimited text. The refusal names the kind. */
export type OtherKind =
  | 'xlsx'
  | 'xlsb'
  | 'ods'
  | 'docx'
  | 'zip'
  | 'xls'
  | 'pdf'
  | 'gzip'
  | 'png'
  | 'jpeg'
  | 'sqlite'
  | 'html'
  | 'xml'
  | 'json'

const SIGNATURES: readonly [OtherKind, Buffer][] = [
  ['xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['pdf', Buffer.from('%PDF-')],
  ['gzip', Buffer.from('1f8b08', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['jpeg', Buffer.from('ffd8ff', 'hex')],
  ['sqlite', Buffer.from('SQLite format 3\0')],
]

/** Detects the kind by a file's first bytes; null when it may be delimited text. */
export function otherKind(sample: Buffer): OtherKind | null {
  if (sample.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return kindOfZip(sample)
  const found = SIGNATURES.find(([, bytes]) => sample.subarray(0, bytes.length).equals(bytes))
  return found ? found[0] : kindOfText(sample)
}

function kindOfZip(sample: Buffer): OtherKind {
  const names = sample.toString('latin1')
  if (names.includes('opendocument.spreadsheet')) return 'ods'
  if (names.includes('word/')) return 'docx'
  return names.includes('xl/') || names.includes('[Content_Types].xml') ? 'xlsx' : 'zip'
}

function kindOfText(sample: Buffer): OtherKind | null {
  const start = sample
    .toString('latin1', 0, 512)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (/^<(!doctype html|html|head|body|table)\b/.test(start)) return 'html'
  if (start.startsWith('<?xml')) return start.includes('<html') ? 'html' : 'xml'
  if (/^(\[\s*[[{\]"]|\{\s*["}])/.test(start)) return 'json'
  return null
}
