import type { Walk } from '#core/media/inspection/byte_walk'
import type { VideoFacts } from '#core/media/inspection/video_formats'

/** Boxes whose children are looked at; all others are passed over. */
const OPENED = new Set(['moov', 'trak', 'mdia'])

/** Where a handler box names what its track holds. */
const HANDLER = 8

/** Walks through the boxes of MP4 and QuickTime files. What stands in the picture data is never looked at. */
export function* walkMp4(facts: VideoFacts): Walk {
  let position = 0
  for (;;) {
    const start = position
    const head = yield { take: 8 }
    position += 8
    const type = head.toString('latin1', 4, 8)
    let size = head.readUInt32BE(0)
    if (size === 1) {
      size = Number((yield { take: 8 }).readBigUInt64BE(0))
      position += 8
    }
    // Zero: to the end of the file. Less than its own head: what follows the last box is no box.
    if (size === 0 || start + size < position) return
    facts.promised = Math.max(facts.promised, start + size)
    if (OPENED.has(type)) continue
    const rest = start + size - position
    if (type === 'hdlr' && rest >= HANDLER + 4) {
      const handler = yield { take: HANDLER + 4 }
      if (handler.toString('latin1', HANDLER) === 'vide') facts.hasPictures = true
      yield { skip: rest - HANDLER - 4 }
    } else yield { skip: rest }
    position = start + size
  }
}
