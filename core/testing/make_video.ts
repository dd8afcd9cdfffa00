/** A small video for a test. Only its container is valid: it has no playable picture. */
export function makeVideo(kind: 'mp4' | 'mov' | 'webm', options: { isSound?: boolean; content?: Buffer } = {}): Buffer {
  const { isSound = false, content = Buffer.alloc(64, 7) } = options
  return kind === 'webm' ? webm(isSound, content) : mp4(kind === 'mov' ? 'qt  ' : 'isom', isSound, content)
}

function mp4(brand: string, isSound: boolean, content: Buffer): Buffer {
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from(isSound ? 'soun' : 'vide'), Buffer.alloc(13)])
  const track = box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('mdhd', Buffer.alloc(24)), box('hdlr', handler))
  )
  const movie = box('moov', box('mvhd', Buffer.alloc(100)), track)
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`)), movie, box('mdat', content)])
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function webm(isSound: boolean, content: Buffer): Buffer {
  const head = element('1a45dfa3', element('4286', Buffer.from([1])), element('4282', Buffer.from('webm')))
  const track = element('ae', element('d7', Buffer.from([1])), element('83', Buffer.from([isSound ? 2 : 1])))
  const cluster = element('1f43b675', element('e7', Buffer.from([0])), element('a3', content))
  return Buffer.concat([head, element('18538067', element('1654ae6b', track), cluster)])
}

function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  size[0] = 1
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}
