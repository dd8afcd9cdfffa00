import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZippedFile {
  name: string
  bytes: Buffer
}

/** Signatures of the ZIP format. */
const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** Deflate. */
const METHOD = 8
/** Names in UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980, the format's first date, so that the same files make the same archive. */
const DATE = 0x0021

/** Makes a ZIP archive of a few small files in memory. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const compressed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name, 'utf8')
    const common = header(bytes, compressed, nameBytes)
    const entry = Buffer.concat([uint32(LOCAL_HEADER), common, nameBytes, compressed])
    bodies.push(entry)
    const version = uint16(20)
    list.push(Buffer.concat([uint32(DIRECTORY_ENTRY), version, common, Buffer.alloc(10), uint32(offset), nameBytes]))
    offset += entry.length
  }
  const directory = Buffer.concat(list)
  const count = uint16(files.length)
  const end = [uint32(END_OF_DIRECTORY), uint32(0), count, count, uint32(directory.length), uint32(offset), uint16(0)]
  return Buffer.concat([...bodies, directory, ...end])
}

/** The fields that local header and directory entry have in common. */
function header(bytes: Buffer, compressed: Buffer, name: Buffer): Buffer {
  const sizes = [uint32(crc32(bytes)), uint32(compressed.length), uint32(bytes.length)]
  const numbers = [uint16(20), uint16(FLAGS), uint16(METHOD), uint16(0), uint16(DATE)]
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
