import type { ImageFormat } from '#core/media/inspection/image_limits'

/**
 * False for a truncated file, as far as that can be seen without decoding: each format marks its end or its length.
 */
export function isComplete(bytes: Buffer, format: ImageFormat): boolean {
  if (format === 'png') return bytes.includes('IEND', -4096, 'latin1')
  if (format === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  if (format === 'avif') return boxesFit(bytes)
  if (format === 'gif') return bytes.subarray(-16).includes(0x3b)
  // The thumbnail inside a JPEG has an end marker of its own, before the start of the picture itself.
  const start = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > start
}

function boxesFit(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return true
    const long = size === 1 && at + 16 <= bytes.length
    const length = long ? Number(bytes.readBigUInt64BE(at + 8)) : size
    if (length < 8) return false
    at += length
  }
  return at === bytes.length
}
