import type { Step, Walk } from '#core/media/inspection/byte_walk'
import type { VideoFacts } from '#core/media/inspection/video_formats'

const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const TRACK_TYPE = 0x83
const CLUSTER = 0x1f43b675

/** Elements whose children are looked at; all others are passed over. */
const OPENED = new Set([SEGMENT, TRACKS, TRACK_ENTRY])

/** Walks through the elements of a WebM file as far as its first cluster: by then its tracks were told. */
export function* walkWebm(facts: VideoFacts): Walk {
  let position = 0
  for (;;) {
    const id = yield* readNumber({ keepsMarker: true })
    const size = yield* readNumber({ keepsMarker: false })
    if (!id || !size) return
    position += id.length + size.length
    // A recording that was streamed does not say how long it is.
    const isOpenEnded = size.value === null
    if (!isOpenEnded) facts.promised = Math.max(facts.promised, position + (size.value ?? 0))
    if (id.value === CLUSTER) return
    if (OPENED.has(id.value ?? 0)) continue
    if (isOpenEnded) return
    const rest = size.value ?? 0
    if (id.value === TRACK_TYPE && rest === 1) {
      if ((yield { take: 1 })[0] === 1) facts.hasPictures = true
    } else yield { skip: rest }
    position += rest
  }
}

interface Read {
  /** Null: unknown, which all bits set say. */
  value: number | null
  length: number
}

/** A number whose first byte tells how many follow. Null: there is none. */
function* readNumber({ keepsMarker }: { keepsMarker: boolean }): Generator<Step, Read | null, Buffer> {
  const [first = 0] = yield { take: 1 }
  const length = Math.clz32(first) - 23
  if (length > 8) return null
  const marker = 0x80 >> (length - 1)
  let value = keepsMarker ? first : first & (marker - 1)
  let isUnknown = (first & (marker - 1)) === marker - 1
  const rest = length > 1 ? yield { take: length - 1 } : Buffer.alloc(0)
  for (const byte of rest) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value: isUnknown && !keepsMarker ? null : value, length }
}
