import { test } from '@japa/runner'
import sharp from 'sharp'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { cleanSvg } from '#core/media/inspection/clean_svg'
import { readDrawing } from '#core/media/inspection/read_drawing'

const NS = 'xmlns="http://www.w3.org/2000/svg"'

/** A drawing with something inside that must not stay. */
const drawing = (inside: string, more = '') =>
  `<svg ${NS} viewBox="0 0 40 20" ${more}><rect width="40" height="20" fill="#7a182f"/>${inside}</svg>`

const HOSTILE: Record<string, string> = {
  'a script': drawing('<script>alert(1)</script>'),
  'a script with a prefix': drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  'a handler': drawing('<circle r="5" onclick="alert(1)" OnLoad="alert(1)"/>', 'onload="alert(1)"'),
  'foreign content': drawing(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>'
  ),
  'a link': drawing('<a href="javascript:alert(1)"><rect width="5" height="5"/></a>'),
  'a picture from elsewhere': drawing('<image href="https://example.com/a.png" width="5" height="5"/>'),
  'a reference to elsewhere': drawing(
    '<use xlink:href="https://example.com/a.svg#b"/><rect fill="url(https://example.com/a#b)" width="1" height="1"/>'
  ),
  'a style sheet': drawing(
    '<style>@import url(https://example.com/a.css);</style><rect style="fill:url(https://example.com/a)" width="1" height="1"/>'
  ),
  'an animation': drawing(
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="onload" values="alert(1)"/>'
  ),
  'a processing instruction': `<?xml-stylesheet href="https://example.com/a.xsl"?>${drawing('')}`,
  'character data': drawing('<text><![CDATA[<script>alert(1)</script>]]></text>'),
}

test.group('Drawings (SVG)', () => {
  for (const [what, source] of Object.entries(HOSTILE)) {
    test('lose {0}, and cleaning twice changes nothing'.replace('{0}', what), ({ assert }) => {
      const cleaned = String(cleanSvg(source))
      assert.include(cleaned, '<rect width="40" height="20" fill="#7a182f"')
      assert.notMatch(
        cleaned,
        /<script|<[a-z]+:script|on\w+=|foreignObject|<a[\s>]|<image|<use|<style|style=|<set|<animate|<\?|example\.com|javascript:/i
      )
      assert.equal(cleanSvg(cleaned), cleaned)
    })
  }

  test('that expand entities, nest without end or are none are refused', async ({ assert }) => {
    const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing('<text>&b;</text>')}`
    const external = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`
    const many = drawing('<g/>'.repeat(20_001))
    for (const source of [entities, external, many, '<html><svg/></html>', `<svg ${NS}/>`, '']) {
      const refused = await readDrawing(Buffer.from(source)).catch((error: unknown) => error)
      assert.instanceOf(refused, ImageRefused, source.slice(0, 60))
    }
  })

  test('keep gradients of their own and are rendered as large as screens need', async ({ assert }) => {
    const own = drawing(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs><path d="M0 0h9v9z" fill="url(#b)"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink"'
    )
    const { bytes, width, height, pixels } = await readDrawing(Buffer.from(own))
    assert.include(bytes.toString(), 'href="#a"')
    assert.include(bytes.toString(), 'fill="url(#b)"')
    assert.deepEqual([width, height], [40, 20])
    assert.isAtLeast((await sharp(pixels).metadata()).width, 640)
  })
})
