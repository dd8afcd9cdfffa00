import { test } from '@japa/runner'
import { renderAt } from '../../testing/render'
import { withoutNulls, type RichNode, type ShownDocument } from './document'
import { htmlOfText } from './html_of_text'
import { RichText } from './rich_text'

const text = (words: string, ...marks: RichNode['marks'] & object): RichNode => ({ type: 'text', text: words, marks })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const cell = (type: 'tableHeader' | 'tableCell', words: string): RichNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text(words))],
})
const row = (type: 'tableHeader' | 'tableCell', ...words: string[]): RichNode => ({
  type: 'tableRow',
  content: words.map((each) => cell(type, each)),
})
const picture = (id: string): RichNode => ({
  type: 'block',
  attrs: {
    id,
    name: 'core.image',
    values: { picture: 3, alt: '', caption: 'Le chai', size: 'wide', link: '' },
    data: null,
  },
})

const media: ShownDocument['media'] = {
  3: {
    type: 'image',
    picture: { url: '/vue/media/3.webp', srcset: '', width: 800, height: 600, alt: 'Un chai' } as never,
  },
}

const draw = (...content: RichNode[]) => renderAt(<RichText document={{ content, media }} isLead />)

test.group('A rich text in the shop', () => {
  test('is semantic HTML: headings with their ids, a table with its head, lists, notes', ({ assert }) => {
    const html = draw(
      { type: 'heading', attrs: { level: 2, id: 'livraison' }, content: [text('Livraison')] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('Trois'))] }],
      },
      { type: 'table', content: [row('tableHeader', 'Pays', 'Prix'), row('tableCell', 'Corse', '12')] },
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(text('À savoir'))] },
      { type: 'columns', content: [{ type: 'column', content: [paragraph(text('Un'))] }, { type: 'column' }] }
    )
    assert.include(html, '<h2 id="livraison">Livraison</h2>')
    assert.include(html, '<ol start="3"><li><p>Trois</p></li></ol>')
    assert.match(html, /role="region" aria-label="Tableau"><table><thead><tr><th><p>Pays/)
    assert.include(html, '<tbody><tr><td><p>Corse')
    assert.include(html, '<div role="note" data-callout="tip">')
    assert.include(html, '<div data-columns="2">')
  })

  test('has no style attribute, which the shop forbids: alignment is a class', ({ assert }) => {
    const values = { text: 'Voir', link: '/boutique', look: 'filled', align: 'center' }
    const button = { type: 'block', attrs: { id: 'a', name: 'core.button', values, data: null } } as const
    const aligned = { ...paragraph(text('Au milieu')), attrs: { textAlign: 'center' } }
    const html = draw(aligned, { ...aligned, type: 'heading', attrs: { level: 2, textAlign: 'right' } }, button)
    assert.include(html, '<p class="align-center">Au milieu</p>')
    assert.match(html, /<h2[^>]* class="align-right"/)
    assert.notInclude(html, ' style=')
  })

  test('has one link where its words differ in other marks', ({ assert }) => {
    const link = { type: 'link', attrs: { href: 'https://example.org', target: '_blank' } } as const
    const html = draw(paragraph(text('un ', link), text('lien', link, { type: 'bold' }), text(' ici')))
    assert.include(
      html,
      '<a href="https://example.org" target="_blank" rel="noopener">un <strong>lien</strong></a> ici'
    )
  })

  test('escapes text, and shows nothing of a block whose plugin is gone', ({ assert }) => {
    const html = draw(paragraph(text('<script>')), {
      type: 'block',
      attrs: { id: 'a', name: 'gone.block', values: {} },
    })
    assert.include(html, '&lt;script&gt;')
    assert.notInclude(html, 'gone.block</')
  })

  test('has sized pictures, of which the first one of the page loads at once', ({ assert }) => {
    const images = [...draw(picture('a'), picture('b')).matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    assert.lengthOf(images, 2)
    for (const image of images) assert.match(image, /width="800" height="600" alt="Un chai"/)
    assert.deepEqual(
      images.map((image) => /loading="(\w+)"/.exec(image)?.[1]),
      ['eager', 'lazy']
    )
  })
})

test.group('A document of the editor', () => {
  test('is stored without empty attributes', ({ assert }) => {
    const node = {
      type: 'paragraph',
      attrs: { textAlign: null },
      content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '#a', target: null } }] }],
    } as unknown as RichNode
    assert.deepEqual(withoutNulls(node), {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '#a' } }] }],
    } as RichNode)
  })
})

test.group('A description', () => {
  test('of plain text becomes paragraphs, one with markup stays as it is', ({ assert }) => {
    assert.equal(htmlOfText('Un < deux\nligne\n\nFin & suite'), '<p>Un &lt; deux<br>ligne</p><p>Fin &amp; suite</p>')
    assert.equal(htmlOfText('<p>Déjà <b>là</b></p>'), '<p>Déjà <b>là</b></p>')
    assert.equal(htmlOfText(''), '')
  })
})
