import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Algorithm = 'sha256' | 'sha1'

/** Fields of a form or of a notification, decoded and otherwise as they came. */
export type Fields = Record<string, string>

/** What is signed: the values of all `vads_` fields in the order of their names, then the key, joined by `+`. */
function signedText(fields: Fields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  // By bytes: `_` stands after capitals and before lower case.
  const sorted = names.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  return [...sorted.map((name) => fields[name] ?? ''), key].join('+')
}

/** The `signature` of fields: HMAC-SHA-256 in Base64, or the older SHA-1 in hexadecimal. */
export function signatureOf(fields: Fields, key: string, algorithm: Algorithm = 'sha256'): string {
  const text = signedText(fields, key)
  return algorithm === 'sha1'
    ? createHash('sha1').update(text, 'utf8').digest('hex')
    : createHmac('sha256', key).update(text, 'utf8').digest('base64')
}

/** Whether the fields carry the signature of this key. Without a key nothing is signed. */
export function isSigned(fields: Fields, key: string, algorithm: Algorithm = 'sha256'): boolean {
  return key !== '' && isSame(fields.signature ?? '', signatureOf(fields, key, algorithm))
}

/** The `kr-hash` of a `kr-answer`, which some servers send with escaped slashes. */
export function answerHash(answer: string, password: string): string {
  return createHmac('sha256', password).update(answer.replaceAll('\\/', '/'), 'utf8').digest('hex')
}

/** Whether a `kr-answer` carries the hash of this password. */
export function isHashed(answer: string, hash: string, password: string): boolean {
  return password !== '' && isSame(hash, answerHash(answer, password))
}

function isSame(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)]
  return one.length === other.length && timingSafeEqual(one, other)
}
