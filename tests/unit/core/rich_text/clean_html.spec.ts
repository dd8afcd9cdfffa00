import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Parser } from 'htmlparser2'
import fc from 'fast-check'
import type { Assert } from '@japa/assert'
import { cleanDescription, isHtml, textOfHtml } from '#core/rich_text/html_text'
import { cleanHtml } from '#core/rich_text/clean_html'
import { isHtml as isHtmlInTheShop } from '../../../../web/app/rich_text/is_html.js'

const HOSTILE = join(process.env.CELLIER_DATA ?? '', 'hostile/naughty-strings/blns.json')
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'

/** Strings that attack pages, of the shelf of test data and of our own. */
const attacks: string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a.webp" onload="alert(1)" style="background:url(javascript:alert(1))">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a><a href="//evil.example">y</a><a href="/\\evil.example">z</a>',
  '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="position:fixed;top:0;text-align:center" class="fixed inset-0 align-left" id="root">x</p>',
  '<div><<script>script>alert(1)<</script>/script></div>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>',
  '<template><img src=x onerror=alert(1)></template><link rel=stylesheet href=//evil.example>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)><marquee onstart=alert(1)>',
]

const TAGS =
  'p h1 h2 h4 div span a img ul ol li table tr td th b em script style svg iframe base meta form xmp noscript textarea br hr'.split(
    ' '
  )
const ATTRIBUTES = ['href', 'src', 'style', 'class', 'id', 'onclick', 'title', 'align', 'colspan', 'target', 'srcdoc']
const VALUES = [
  'javascript:alert(1)',
  'data:text/html,x',
  'text-align:center',
  '/a',
  'https://a.example/?a=1&b="2"',
  'ref:cms.content/1',
  '_blank',
  '\'"><b>',
]

/** HTML as people and attackers write it: tags of every kind, closed or not, with texts between them. */
const html = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('<', '>', '&', '&amp;', '&lt;script&gt;', '<!--', '-->', ']]>', '\u202f:', '&nbsp;'),
      fc
        .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES))
        .map(([tag, name, value]) => `<${tag} ${name}="${value}">`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`)
    ),
    { maxLength: 30 }
  )
  .map((parts) => parts.join(''))

/** What a browser would run, load or leave the page for. */
function dangersIn(text: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        /^(?:script|style|iframe|object|embed|base|meta|link|svg|math|form|input|button|template|noscript|textarea|xmp|frame)/.test(
          name
        )
      )
        found.push(name)
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^style$|^srcdoc$|^formaction$|^id$/i.test(key)) found.push(key)
        if (['href', 'src'].includes(key) && !/^(?:https?:\/\/|mailto:|tel:|ref:|#|\/(?!\/|\\))/i.test(value))
          found.push(`${key}=${value}`)
      }
    },
  })
  parser.end(text)
  return found
}

test.group('HTML of somebody', () => {
  const harmless = (assert: Assert, strings: readonly string[]) => {
    for (const attack of strings) {
      for (const text of [attack, `<p>${attack}</p>`, `<a href="${attack}">x</a>`, `<p title='${attack}'>x</p>`]) {
        assert.deepEqual(dangersIn(cleanHtml(text)), [], text)
        assert.deepEqual(dangersIn(cleanDescription(text)), [], text)
        assert.equal(cleanHtml(cleanHtml(text)), cleanHtml(text), text)
      }
    }
  }

  test('has nothing that runs, embeds or leads astray', ({ assert }) => harmless(assert, attacks))

  test('has none of the hostile strings of the test data', ({ assert }) => {
    harmless(assert, JSON.parse(readFileSync(HOSTILE, 'utf8')) as string[])
  }).skip(!existsSync(HOSTILE), SKIPPED)

  test('is the same when it is cleaned again, whatever it was', ({ assert }) => {
    fc.assert(
      fc.property(html, (text) => {
        const [once, stored] = [cleanHtml(text), cleanDescription(text)]
        assert.equal(cleanHtml(once), once)
        assert.equal(cleanDescription(stored), stored)
        assert.deepEqual(dangersIn(once), [])
        assert.equal(isHtml(stored), isHtmlInTheShop(stored))
      }),
      { numRuns: 300 }
    )
  })

  test('is the same where what was dropped kept elements apart', ({ assert }) => {
    const once = cleanHtml('<th><form><tr>')
    assert.equal(cleanHtml(once), once)
  })

  test('keeps texts, tables, links, pictures and alignment', ({ assert }) => {
    const kept =
      '<h2>Élevage\u202f: « fût »</h2><p class="align-center">Un <strong>vin</strong> &amp; <a href="/domaine" target="_blank" rel="noopener">son domaine</a></p>'
    assert.equal(cleanHtml(kept), kept)
    assert.equal(
      cleanHtml('<h1 style="text-align: right; color: red" class="huge">A</h1><td align=center>1'),
      '<h2 class="align-right">A</h2><td class="align-center">1</td>'
    )
    assert.equal(cleanHtml('<img src="/media/a.webp">'), '<img alt="" loading="lazy" src="/media/a.webp" />')
    assert.equal(cleanHtml('<a href="ref:catalogue.product/5">x</a>'), '<a href="ref:catalogue.product/5">x</a>')
  })

  test('is read as plain text where it has no tags', ({ assert }) => {
    for (const plain of ['Un vin\n\nà moins de 5 < 6 €', 'a & b', '<3', ''])
      assert.equal(cleanDescription(plain), plain)
    assert.equal(cleanDescription('<script>x</script>Fish &amp; chips'), '<p>Fish &amp; chips</p>')
    assert.equal(cleanDescription('<script>x</script>'), '')
    assert.equal(
      textOfHtml('<h2>A</h2><p>b <b>c</b>&nbsp;: d</p><script>x</script><ul><li>e</li></ul>'),
      'A b c\u00a0: d e'
    )
    assert.equal(textOfHtml('a\n\nb  <3'), 'a b <3')
  })

  test('of a long page is cleaned in time', ({ assert }) => {
    const long = '<p>Un vin <b>rouge</b> de garde.</p>'.repeat(10_000)
    const start = performance.now()
    assert.lengthOf(cleanHtml(`${'<div>'.repeat(50)}${long}`).match(/<p>/g) ?? [], 10_000)
    assert.isBelow(performance.now() - start, 5000)
  })
})
