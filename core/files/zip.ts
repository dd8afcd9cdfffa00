import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZippedFile {
  name: string
  bytes: Buffer
}

const ENTRY = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50
/** Deflate, and names in UTF-8. */
const METHOD = 8
const FLAGS = 0x0800
/** The first day that the format can tell: what archives hold is dated by what it says itself. */
const DAY = 0x0021

/** A few small files as one ZIP archive. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const called = Buffer.from(name, 'utf8')
    const common = header(bytes, packed, called)
    const entry = Buffer.concat([uint32(ENTRY), common, called, packed])
    bodies.push(entry)
    list.push(Buffer.concat([uint32(LISTED), uint16(20), common, Buffer.alloc(10), uint32(offset), called]))
    offset += entry.length
  }
  const directory = Buffer.concat(list)
  const count = uint16(files.length)
  const end = [uint32(END), uint32(0), count, count, uint32(directory.length), uint32(offset), uint16(0)]
  return Buffer.concat([...bodies, directory, ...end])
}

/** What both places of an entry tell of it. */
function header(bytes: Buffer, packed: Buffer, name: Buffer): Buffer {
  const sizes = [uint32(crc32(bytes)), uint32(packed.length), uint32(bytes.length)]
  const numbers = [uint16(20), uint16(FLAGS), uint16(METHOD), uint16(0), uint16(DAY)]
  return Buffer.concat([...numbers, ...sizes, uint16(name.length), uint16(0)])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
