/** Both ends are included. */
export interface ByteRange {
  from: number
  to: number
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses a `Range` header for a file of so many bytes. Null: send the whole file; also for invalid and multiple ranges,
 * which a server may ignore. `'outside'`: the range is not satisfiable.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'outside' : { from: bytes - length, to: bytes - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= bytes) return 'outside'
  return { from, to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
