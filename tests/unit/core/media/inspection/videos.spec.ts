import { test } from '@japa/runner'
import { makeVideo } from '#core/testing/make_video'
import { VideoProbe } from '#core/media/inspection/video_probe'
import { VideoRefused } from '#core/media/inspection/video_refused'

const LIMIT = 1_000_000

/** What a file is, fed in pieces of so many bytes; a refusal as its code. */
async function probe(bytes: Buffer, size = 4096, limit = LIMIT): Promise<string> {
  const looking = new VideoProbe(limit)
  try {
    for (let at = 0; at < bytes.length; at += size) await looking.push(bytes.subarray(at, at + size))
    return (await looking.finish()).format
  } catch (error) {
    if (error instanceof VideoRefused) return error.code
    throw error
  }
}

test.group('Videos', () => {
  test('{kind} is known by its content, however it is cut into pieces')
    .with(['mp4', 'mov', 'webm'] as const)
    .run(async ({ assert }, kind) => {
      const bytes = makeVideo(kind, { content: Buffer.alloc(10_000, 1) })
      for (const size of [1, 3, 7, 64, 4096, 100_000]) assert.equal(await probe(bytes, size), kind, `pieces of ${size}`)
      assert.equal(await probe(makeVideo(kind), 1), kind)
    })

  test('what is none is refused, and what browsers do not play', async ({ assert }) => {
    assert.equal(await probe(Buffer.from('<?php echo 1;')), 'not_a_video')
    assert.equal(await probe(Buffer.alloc(0)), 'not_a_video')
    assert.equal(await probe(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), 'not_a_video')
    const avi = Buffer.concat([Buffer.from('RIFF\x10\0\0\0AVI LIST'), Buffer.alloc(200)])
    assert.equal(await probe(avi), 'video_type_not_accepted')
    const mkv = Buffer.from(makeVideo('webm').toString('latin1').replace('webm', 'mkv\0'), 'latin1')
    assert.include(['video_type_not_accepted', 'not_a_video'], await probe(mkv))
  })

  test('sound alone is no video, whatever wraps it', async ({ assert }) => {
    for (const kind of ['mp4', 'mov', 'webm'] as const) {
      assert.equal(await probe(makeVideo(kind, { isSound: true })), 'video_damaged', kind)
    }
  })

  test('a file that was cut off is told from a whole one', async ({ assert }) => {
    for (const kind of ['mp4', 'mov', 'webm'] as const) {
      const bytes = makeVideo(kind, { content: Buffer.alloc(9000, 1) })
      for (const length of [bytes.length - 1, bytes.length - 5000]) {
        assert.equal(await probe(bytes.subarray(0, length)), 'video_truncated', `${kind} ${length}`)
      }
    }
  })

  test('it ends as soon as there is too much of it', async ({ assert }) => {
    assert.equal(await probe(makeVideo('mp4', { content: Buffer.alloc(2000, 1) }), 100, 1000), 'video_too_large')
  })

  test('boxes that lie about their size end in a refusal, not in a loop', async ({ assert }) => {
    const bytes = makeVideo('mp4')
    for (let at = 0; at < bytes.length - 4; at += 1) {
      for (const value of [0, 1, 7, 0x7fffffff, 0xffffffff]) {
        const lying = Buffer.from(bytes)
        lying.writeUInt32BE(value, at)
        assert.isString(await probe(lying))
      }
    }
    const webm = makeVideo('webm')
    for (let at = 0; at < webm.length; at += 1) {
      const lying = Buffer.from(webm)
      lying[at] = 0xff
      assert.isString(await probe(lying))
    }
  })
})
