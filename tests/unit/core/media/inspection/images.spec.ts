import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { renderVariants } from '#core/media/inspection/render_variants'

const data = process.env.CELLIER_DATA ?? ''

/** Left half red, right half blue. */
function halves(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' }
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
  return picture.composite([{ input: { create: half }, left: Math.floor(width / 2), top: 0 }])
}

/** The header of a PNG that claims a size, with no pixels to speak of. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(10)))
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))])
}

async function refusalOf(run: () => Promise<unknown>) {
  try {
    await run()
    return null
  } catch (error) {
    if (error instanceof ImageRefused) return { code: error.code, ...error.params }
    throw error
  }
}

test.group('Inspecting pictures', () => {
  test('tells a {format} by its bytes')
    .with(['jpeg', 'png', 'webp', 'avif', 'gif'].map((format) => ({ format })))
    .run(async ({ assert }, { format }) => {
      const bytes = await halves(64, 48)
        .toFormat(format as 'jpeg')
        .toBuffer()
      assert.deepEqual(await inspectImage(bytes), {
        format: format as 'jpeg',
        width: 64,
        height: 48,
        orientation: 1,
        animated: false,
        bytes: bytes.length,
      })
      const half = bytes.subarray(0, Math.floor(bytes.length / 2))
      const refusal = await refusalOf(() => renderVariants(half))
      assert.match(refusal?.code ?? '', /^(truncated|damaged)$/, 'cut in the middle')
    })

  test('sizes are those of the upright picture', async ({ assert }) => {
    const bytes = await halves(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { width, height, orientation } = await inspectImage(bytes)
    assert.deepEqual({ width, height, orientation }, { width: 48, height: 64, orientation: 6 })
  })

  test('says that a picture moves', async ({ assert }) => {
    const frames = [halves(8, 8), halves(8, 8).negate()].map((frame) => frame.png().toBuffer())
    const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const { animated, width, height } = await inspectImage(bytes)
    assert.deepEqual({ animated, width, height }, { animated: true, width: 8, height: 8 })
  })

  test('refuses {title} as {code}')
    .with([
      { title: 'text', content: 'sku,name', code: 'not_an_image' },
      { title: 'nothing', content: '', code: 'not_an_image' },
      { title: 'a page', content: '<html><img src="x.png"></html>', code: 'not_an_image' },
      { title: 'a PDF', content: '%PDF-1.7 ', code: 'not_an_image' },
      {
        title: 'a drawing',
        content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        code: 'type_not_accepted',
      },
      {
        title: 'an XML drawing',
        content: '<?xml version="1.0"?><svg onload="x()"/>',
        code: 'type_not_accepted',
      },
      {
        title: 'a JPEG that is not one',
        content: '\xff\xd8\xff\xe0 nothing more',
        code: 'damaged',
      },
    ])
    .run(async ({ assert }, { content, code }) => {
      const bytes = Buffer.from(content, 'latin1')
      assert.equal((await refusalOf(() => inspectImage(bytes)))?.code, code)
    })

  test('refuses types that are pictures but not taken', async ({ assert }) => {
    const tiff = await halves(8, 8).tiff().toBuffer()
    assert.deepEqual(await refusalOf(() => inspectImage(tiff)), {
      code: 'type_not_accepted',
      type: 'tif',
      accepted: 'jpeg, png, webp, avif, gif',
    })
    const png = await halves(8, 8).png().toBuffer()
    assert.equal((await refusalOf(() => inspectImage(png, { formats: ['jpeg'] })))?.code, 'type_not_accepted')
  })

  test('refuses 20,000 × 20,000 pixels by the header, without the memory they would take', async ({ assert }) => {
    const bytes = emptyPng(20_000, 20_000)
    assert.isBelow(bytes.length, 100)
    const expected = { code: 'too_many_pixels', width: 20_000, height: 20_000, limit: 50_000_000 }
    const before = process.memoryUsage().rss
    assert.deepEqual(await refusalOf(() => inspectImage(bytes)), expected)
    assert.deepEqual(await refusalOf(() => renderVariants(bytes)), expected)
    assert.isBelow(process.memoryUsage().rss - before, 50_000_000)
  })

  test('refuses files that are too large before reading them', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cellier-image-'))
    try {
      const path = join(folder, 'large.jpg')
      await writeFile(path, Buffer.alloc(10_485_761))
      const expected = { code: 'too_many_bytes', limit: { bytes: 10_485_760 } }
      assert.deepEqual(await refusalOf(() => inspectImage(path)), expected)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

test.group('Rendering variants', () => {
  const sizes = async (width: number, height: number) => {
    const { variants } = await renderVariants(await halves(width, height).jpeg().toBuffer())
    return variants.map((variant) => [variant.width, variant.height])
  }

  test('gives 320, 640, 960 and 1920 pixels, and never enlarges', async ({ assert }) => {
    assert.deepEqual(await sizes(1200, 1600), [
      [320, 427],
      [640, 853],
      [960, 1280],
      [1200, 1600],
    ])
    assert.deepEqual(await sizes(480, 640), [
      [320, 427],
      [480, 640],
    ])
    assert.deepEqual(await sizes(100, 50), [[100, 50]])
  })

  test('shrinks what is far taller than wide', async ({ assert }) => {
    assert.deepEqual(await sizes(100, 20_000), [[38, 7680]])
  })

  test('turns upright and leaves no metadata', async ({ assert }) => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } }
    const turned = await halves(64, 48).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { variants, width, height } = await renderVariants(turned)
    const content = variants[0]!.content
    const header = await sharp(content).metadata()
    assert.deepEqual([width, height, header.width, header.height], [48, 64, 48, 64])
    assert.deepEqual([header.format, header.orientation, header.exif], ['webp', undefined, undefined])
    // Turned a quarter to the right, what was left (red) is on top.
    const [red] = await sharp(content).extract({ left: 24, top: 8, width: 1, height: 1 }).raw().toBuffer()
    assert.isAbove(red!, 200)
  })

  test('keeps transparency, and shows grey and CMYK in sRGB', async ({ assert }) => {
    const clear = { width: 40, height: 40, channels: 4 as const, background: '#00000000' }
    const empty = await renderVariants(await sharp({ create: clear }).png().toBuffer())
    assert.isTrue((await sharp(empty.variants[0]!.content).metadata()).hasAlpha)
    assert.equal(empty.placeholder, '#f8f8f8')
    for (const space of ['b-w', 'cmyk']) {
      const bytes = await halves(40, 40).toColourspace(space).jpeg().toBuffer()
      const { variants } = await renderVariants(bytes)
      assert.equal((await sharp(variants[0]!.content).metadata()).space, 'srgb')
    }
  })

  test('the placeholder is the colour there is most of', async ({ assert }) => {
    const { placeholder } = await renderVariants(await halves(90, 60).negate().png().toBuffer())
    assert.match(placeholder, /^#[0-9a-f]{6}$/)
    const wine = sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a1f2b' } })
    const { r, g, b } = { r: 0x78, g: 0x18, b: 0x28 }
    const found = (await renderVariants(await wine.png().toBuffer())).placeholder
    assert.equal(found, `#${[r, g, b].map((part) => part.toString(16)).join('')}`)
  })

  test('100 real photos come out as WebP of 320 and 480 pixels, without the EXIF of five', async ({ assert }) => {
    const folder = join(data, 'x-wines/images')
    const files = readdirSync(folder)
    let withExif = 0
    for (const file of files) {
      if ((await sharp(join(folder, file)).metadata()).exif) withExif++
      const { variants } = await renderVariants(join(folder, file))
      assert.deepEqual(
        variants.map((variant) => [variant.width, variant.height]),
        [
          [320, 427],
          [480, 640],
        ]
      )
      assert.isUndefined((await sharp(variants[1]!.content).metadata()).exif)
    }
    assert.deepEqual([files.length, withExif], [100, 5])
  })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
    .timeout(30_000)
})
