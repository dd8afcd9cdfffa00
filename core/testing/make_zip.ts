import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip made for a test. The declared values can lie. */
export interface ZippedFile {
  name: string | Buffer
  content: Buffer
  /** Packed with deflate unless false. */
  deflate?: boolean
  declaredBytes?: number
  link?: boolean
  encrypted?: boolean
  method?: number
  /** Points at the bytes of the previous file, as overlapping zip bombs do. */
  sharesBytes?: boolean
}

const MOST_OF_16_BITS = 0xffff

/** Writes a zip by hand, so that it can be invalid in ways that libraries refuse to write. */
export function makeZip(files: ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  let previous = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const data = file.deflate === false ? file.content : deflateRawSync(file.content)
    const start = file.sharesBytes ? previous : offset
    const facts = factsOf(file, name, data)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, data])
    if (!file.sharesBytes) {
      parts.push(local)
      previous = offset
      offset += local.length
    }
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(file.link ? 0xa1ff0000 : 0, 6)
    tail.writeUInt32LE(start, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, tail, name]))
  }
  const directory = Buffer.concat(list)
  return Buffer.concat([...parts, directory, endOf(files.length, directory.length, offset)])
}

/** The end record of the central directory. More entries than 16 bits count need the ZIP64 records before it. */
function endOf(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  const shown = Math.min(count, MOST_OF_16_BITS)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(shown, 8)
  end.writeUInt16LE(shown, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  if (count < MOST_OF_16_BITS) return end
  const wide = Buffer.alloc(56)
  wide.write('PK\x06\x06', 'latin1')
  wide.writeBigUInt64LE(44n, 4)
  wide.writeBigUInt64LE(BigInt(count), 24)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(bytes), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([wide, locator, end])
}

/** The 26 bytes that the central directory and the local header share. */
function factsOf(file: ZippedFile, name: Buffer, data: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(file.encrypted ? 1 : 0, 2)
  facts.writeUInt16LE(file.method ?? (file.deflate === false ? 0 : 8), 4)
  facts.writeUInt32LE(crc32(file.content), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(file.declaredBytes ?? file.content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}
