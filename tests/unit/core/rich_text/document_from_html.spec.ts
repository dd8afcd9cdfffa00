import { test } from '@japa/runner'
import { documentFromHtml, documentFromText, placeMedia } from '#core/rich_text/document_from_html'
import { textOf } from '#core/rich_text/text_of'
import type { RichNode, RichText } from '#core/rich_text/document'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const item = (...content: unknown[]) => ({ type: 'listItem', content })
const read = (html: string) => documentFromHtml(html).document.content
const asNodes = (...nodes: unknown[]) => nodes as RichNode[]

/** A list and a heading as Word puts them on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=FR>
<!--StartFragment--><h1><span style='font-size:16.0pt'>Le millésime 2020<o:p></o:p></span></h1>
<p class=MsoNormal>Un été <b style='mso-bidi-font-weight:normal'>sec</b>&nbsp;: l’élevage
dure <i>douze</i> mois.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Rouge</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Merlot</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Blanc</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>Premier</p>
<!--EndFragment--></body></html>`

test.group('HTML of another program', () => {
  test('of Word becomes headings, paragraphs and lists', ({ assert }) => {
    assert.deepEqual(
      read(WORD),
      asNodes(
        { type: 'heading', attrs: { level: 2 }, content: [text('Le millésime 2020')] },
        paragraph(
          text('Un été '),
          text('sec', { type: 'bold' }),
          text('\u00a0: l’élevage dure '),
          text('douze', { type: 'italic' }),
          text(' mois.')
        ),
        {
          type: 'bulletList',
          content: [
            item(paragraph(text('Rouge')), { type: 'bulletList', content: [item(paragraph(text('Merlot')))] }),
            item(paragraph(text('Blanc'))),
          ],
        },
        { type: 'orderedList', content: [item(paragraph(text('Premier')))] }
      )
    )
  })

  test('of a web page keeps lists, tables, quotes, code, links and alignment', ({ assert }) => {
    assert.deepEqual(
      read(`<div><h5>A</h5><p style="text-align:center">b <a href="https://a.example/">c</a><a href="javascript:x">d</a></p>
        <ul><li>e<ol start="3"><li><p>f</p></li></ol></li></ul><blockquote>g</blockquote><pre><code>h
  i</code></pre><hr>
        <table><caption>j</caption><thead><tr><th>k</th></tr></thead><tr><td colspan=2 align=right>l</td></tr></table></div>
        <script>x</script><style>y</style>`),
      asNodes(
        { type: 'heading', attrs: { level: 4 }, content: [text('A')] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [text('b '), text('c', { type: 'link', attrs: { href: 'https://a.example/' } }), text('d')],
        },
        {
          type: 'bulletList',
          content: [
            item(paragraph(text('e')), {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [item(paragraph(text('f')))],
            }),
          ],
        },
        { type: 'blockquote', content: [paragraph(text('g'))] },
        { type: 'codeBlock', content: [text('h\n  i')] },
        { type: 'horizontalRule' },
        paragraph(text('j')),
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [{ type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('k'))] }],
            },
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableCell',
                  attrs: { colspan: 2, rowspan: 1 },
                  content: [{ type: 'paragraph', attrs: { textAlign: 'right' }, content: [text('l')] }],
                },
              ],
            },
          ],
        }
      )
    )
  })

  test('of WordPress keeps its pictures until they have a file, and players as links', ({ assert }) => {
    const html = `<p>Avant <img src="/wp-content/a.jpg" alt="Une cave"> après</p>
      <figure class="wp-block-image"><a href="https://shop.example/x"><img src="https://shop.example/b.jpg" alt=""></a><figcaption>La <em>vigne</em></figcaption></figure>
      <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="Film"></iframe><iframe src="//evil.example/x"></iframe>`
    const found = documentFromHtml(html)
    assert.deepEqual(
      found.document.content.map(({ type, attrs }) => attrs?.name ?? type),
      ['paragraph', 'core.image', 'paragraph', 'core.image', 'core.video', 'paragraph']
    )
    assert.deepEqual(
      found.media.map(({ address, alt }) => [address, alt]),
      [
        ['/wp-content/a.jpg', 'Une cave'],
        ['https://shop.example/b.jpg', ''],
      ]
    )
    const placed = placeMedia(found, (address) => (address.endsWith('b.jpg') ? 7 : null))
    assert.deepEqual(
      placed.content[1]?.content,
      asNodes(text('Une cave', { type: 'link', attrs: { href: '/wp-content/a.jpg' } }))
    )
    assert.deepInclude(placed.content[3]?.attrs?.values as object, {
      picture: 7,
      caption: 'La vigne',
      link: 'https://shop.example/x',
    })
    assert.deepInclude(placed.content[4]?.attrs?.values as object, {
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Film',
    })
  })

  test('with empty lines has paragraphs where they are asked for', ({ assert }) => {
    const { document } = documentFromHtml('Un <b>vin</b>\n\nde garde<br>ici', { emptyLines: true })
    assert.deepEqual(
      document.content,
      asNodes(
        paragraph(text('Un '), text('vin', { type: 'bold' })),
        paragraph(text('de garde'), { type: 'hardBreak' }, text('ici'))
      )
    )
    const plain: RichText = documentFromText('a\nb\n\n c < d ')
    assert.deepEqual(
      plain.content,
      asNodes(paragraph(text('a'), { type: 'hardBreak' }, text('b')), paragraph(text('c < d')))
    )
  })

  test('that is deep, broken or long is read or refused, and never lost half-way', ({ assert }) => {
    assert.equal(textOf(documentFromHtml('<p>a<div>b</p><td>c</b><li>d').document), 'a b c d')
    assert.throws(() => documentFromHtml('<div>'.repeat(5000)), /too_deep/)
    assert.throws(() => documentFromHtml('<b>'.repeat(5000)), /too_deep/)
    const long = documentFromHtml('<p>Un vin <b>de</b> garde</p>'.repeat(5000))
    assert.lengthOf(long.document.content, 5000)
  })
})
