import { test } from '@japa/runner'
import fc from 'fast-check'
import { DomainError } from '#core/errors/domain_error'
import { KindRegistry } from '#core/fields/kind_registry'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { MARKS, NODES, type RichNode, type RichText } from '#core/rich_text/document'
import { block } from '#core/rich_text/block'
import { choice } from '#core/fields/kinds/choice'
import { cleanDocument, cleanStructure, type CleaningRules } from '#core/rich_text/clean_document'
import { excerptOf, textOf } from '#core/rich_text/text_of'
import { hrefKind } from '#core/rich_text/href'
import { longText } from '#core/fields/kinds/long_text'
import { text as textField } from '#core/fields/kinds/text'

const label = { fr_FR: 'Essai', en_GB: 'Trial' }
const html = block({
  label,
  icon: 'code',
  group: 'advanced',
  permission: 'trial.html.use',
  fields: { html: longText({ label }) },
  html: ['html'],
})
const note = block({
  label,
  icon: 'note',
  group: 'content',
  fields: { tone: choice({ label, choices: { red: label, white: label } }), words: textField({ label, length: 20 }) },
})
const contributed = Object.entries({ 'trial.html': html, 'trial.note': note }).map(([name, one]) => ({
  name,
  plugin: 'trial',
  load: () => Promise.resolve(one),
}))
const blocks = new BlockCatalogue({ contributions: () => contributed as never }, new KindRegistry())

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const words = (text: string, marks?: unknown[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const atom = (name: string, values: unknown, id = 'one') => ({ type: 'block', attrs: { id, name, values } })
const rules = (more: Partial<CleaningRules> = {}): CleaningRules => ({ blocks, may: () => true, ...more })

async function refusalOf(work: () => unknown): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.kind.code
    throw error
  }
}

test.group('A document that a client sent', () => {
  test('keeps what it may have, as the editor sends it', ({ assert }) => {
    const given = doc(
      { type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [words('Élevage\u202f: « fût »')] },
      paragraph(
        words('a'),
        { type: 'hardBreak' },
        words('b', [{ type: 'bold' }, { type: 'link', attrs: { href: 'ref:cms.content/12#x' } }])
      ),
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(words('c'))] }] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(words('d'))] }],
          },
        ],
      },
      {
        type: 'columns',
        content: [
          { type: 'column', content: [paragraph(words('e'))] },
          { type: 'column', content: [paragraph(words('f'))] },
        ],
      },
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(words('g'))] },
      { type: 'codeBlock', content: [words('h\ni')] },
      { type: 'horizontalRule' },
      { type: 'blockquote', content: [paragraph(words('j'))] },
      atom('trial.note', { tone: 'red' })
    )
    assert.deepEqual(cleanStructure(given), given as unknown as RichText)
  })

  test('loses unknown nodes, marks and attributes, and keeps their text', ({ assert }) => {
    const given = doc(
      { type: 'script', content: [words('alert(1)')] },
      { type: 'iframe', attrs: { src: 'https://evil.example' } },
      {
        type: 'paragraph',
        attrs: { onclick: 'x', style: 'x', textAlign: 'middle' },
        content: [words('a', [{ type: 'blink' }, { type: 'bold', attrs: { x: 1 } }])],
      },
      { type: 'heading', attrs: { level: 1 }, content: [words('b')] },
      { type: 'section', content: [paragraph(words('c')), { type: 'bulletList', content: [paragraph(words('d'))] }] },
      words('loose'),
      'text',
      null,
      7
    )
    assert.deepEqual(cleanStructure(given), {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'alert(1)' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'b' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'c' }] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'd' }] }] }],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'loose' }] },
      ],
    } as RichText)
  })

  test('has links that lead somewhere, and no others', ({ assert }) => {
    const kinds = {
      'https://a.example/x?y=1#z': 'address',
      'HTTP://a.example': 'address',
      'mailto:a@b.example': 'mail',
      'tel:+33102030405': 'phone',
      '/boutique?x=1#y': 'path',
      '#livraison': 'anchor',
      'ref:catalogue.product/5': 'reference',
      'ref:cms.archive/posts#top': 'reference',
    }
    for (const [href, kind] of Object.entries(kinds)) assert.equal(hrefKind(href), kind as never, href)
    const wrong = [
      'javascript:alert(1)',
      'JaVaScRiPt:x',
      'java\nscript:x',
      ' javascript:x',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      'https://shop@evil.example',
      'https://',
      'ref:x',
      'ref:a.b/',
      'boutique',
      'ftp://a.example',
      '',
      '#',
      'file:///etc/passwd',
      'https://a.example/\u202e',
    ]
    for (const href of wrong) {
      assert.isNull(hrefKind(href), href)
      const cleaned = cleanStructure(doc(paragraph(words('x', [{ type: 'link', attrs: { href } }]))))
      assert.deepEqual(cleaned.content[0]?.content, [{ type: 'text', text: 'x' }], href)
    }
  })

  test('may be twenty thousand words long; far beyond, it is refused in words', async ({ assert }) => {
    const long = doc(...Array.from({ length: 800 }, () => paragraph(words('mot '.repeat(25), [{ type: 'bold' }]))))
    assert.deepEqual(cleanStructure(long), long as unknown as RichText)
    assert.equal(
      await refusalOf(() => cleanStructure(doc(paragraph(words('x'.repeat(300_001)))))),
      'E_RICH_TEXT_TOO_LONG'
    )
    assert.equal(
      await refusalOf(() => cleanStructure(doc(paragraph(words('abc'))), { length: 2 })),
      'E_RICH_TEXT_TOO_LONG'
    )
    const many = doc(...Array.from({ length: 30_001 }, () => ({ type: 'horizontalRule' })))
    assert.equal(await refusalOf(() => cleanStructure(many)), 'E_RICH_TEXT_TOO_LARGE')
    let deep: unknown = paragraph(words('x'))
    for (let level = 0; level < 20_000; level += 1) deep = { type: 'blockquote', content: [deep] }
    assert.equal(await refusalOf(() => cleanStructure(doc(deep))), 'E_RICH_TEXT_TOO_DEEP')
    const crowd = doc(...Array.from({ length: 301 }, (_, at) => atom('trial.note', {}, `n${at}`)))
    assert.equal(await refusalOf(() => cleanStructure(crowd)), 'E_RICH_TEXT_BLOCKS')
    for (const nothing of [null, 'text', [], {}, { type: 'paragraph' }]) {
      assert.equal(await refusalOf(() => cleanStructure(nothing)), 'E_RICH_TEXT_UNREADABLE')
    }
  })

  test('without blocks keeps the text of columns and callouts', ({ assert }) => {
    const given = doc(
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(words('a'))] },
      atom('trial.note', {})
    )
    assert.deepEqual(cleanStructure(given, { hasBlocks: false }).content, [paragraph(words('a'))] as RichNode[])
  })

  test('has a width and a level, whatever stands for them', async ({ assert }) => {
    for (const odd of [{ toString: 0 }, [2], null, 'x', 1e9]) {
      const cell = { type: 'tableCell', attrs: { colspan: odd }, content: [paragraph(words('a'))] }
      const heading = { type: 'heading', attrs: { level: odd === 1e9 ? {} : odd }, content: [words('b')] }
      const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }
      const { content } = await cleanDocument({ type: 'doc', content: [table, heading] }, rules())
      assert.equal(content[0]?.content?.[0]?.content?.[0]?.attrs?.colspan, 1)
      assert.equal(content[1]?.attrs?.level, 2)
    }
  })

  test('is the same when it is cleaned again, whatever it was', async ({ assert }) => {
    const attrs = fc.record({
      level: fc.integer(),
      textAlign: fc.constantFrom('center', 'x'),
      start: fc.anything(),
      colspan: fc.anything(),
      tone: fc.string(),
      name: fc.constantFrom('trial.note', 'trial.html'),
      id: fc.string(),
      values: fc.record({ words: fc.string({ maxLength: 18 }), html: fc.constantFrom('<b>x', '<script>') }),
    })
    const mark = fc.record({
      type: fc.constantFrom(...MARKS, 'blink'),
      attrs: fc.record({ href: fc.constantFrom('/a', 'javascript:x', '#b') }),
    })
    const { node } = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom(...Object.keys(NODES), 'unknown', 7),
          attrs,
          text: fc.oneof(fc.string({ maxLength: 8 }), fc.constant(undefined)),
          marks: fc.array(mark, { maxLength: 3 }),
          content: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'nodes' }),
        },
        { requiredKeys: ['type'] }
      ),
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(node, { maxLength: 6 }), async (content) => {
        const once = await cleanDocument({ type: 'doc', content }, rules())
        assert.deepEqual(await cleanDocument(structuredClone(once), rules()), once)
      }),
      { numRuns: 100 }
    )
  })
})

test.group('Blocks of a document', () => {
  test('have valid values, cleaned HTML, and an id each', async ({ assert }) => {
    const given = doc(
      atom('trial.note', { tone: 'red', words: ' ', more: 1 }),
      atom('trial.html', { html: '<p onclick=x>a</p>' })
    )
    const { content } = await cleanDocument(given, rules())
    assert.deepEqual(content[0]?.attrs, { id: 'one', name: 'trial.note', values: { tone: 'red', words: null } })
    assert.deepInclude(content[1]?.attrs, { values: { html: '<p>a</p>' } })
    assert.notEqual(content[1]?.attrs?.id, 'one')
    const wrong = { tone: 'blue' }
    await assert.rejects(() => cleanDocument(doc(atom('trial.note', wrong)), rules()), /block_invalid/)
    await assert.rejects(() => cleanDocument(doc(atom('trial.none', {})), rules()), /block_unknown/)
  })

  test('stay as they were where the writer may not change them', async ({ assert }) => {
    const may = () => false
    const before = await cleanDocument(doc(atom('trial.html', { html: '<b>a</b>' })), rules())
    assert.deepEqual(await cleanDocument(structuredClone(before), rules({ may, before })), before)
    const changed = doc(atom('trial.html', { html: '<b>b</b>' }))
    const copied = doc(...before.content, atom('trial.html', { html: '<b>a</b>' }, 'two'))
    for (const given of [changed, copied]) {
      assert.equal(
        await refusalOf(() => cleanDocument(structuredClone(given), rules({ may, before }))),
        'E_BLOCK_FORBIDDEN'
      )
    }
    assert.equal(await refusalOf(() => cleanDocument(changed, rules({ may }))), 'E_BLOCK_FORBIDDEN')
    const kept = doc(atom('gone.block', { x: 1 })) as RichText
    assert.deepEqual(await cleanDocument(structuredClone(kept), rules({ before: kept })), kept)
  })
})

test.group('Words of a document', () => {
  test('are on one line, with those of blocks where they are asked for', async ({ assert }) => {
    const text = cleanStructure(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [words('A')] },
        paragraph(words('b '), words('c', [{ type: 'bold' }]), { type: 'hardBreak' }, words('d\u202f:')),
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [paragraph(words('e'))] },
            { type: 'listItem', content: [paragraph(words('f'))] },
          ],
        },
        atom('trial.note', { words: 'g' })
      )
    )
    assert.equal(textOf(text), 'A b c d\u202f: e f')
    assert.equal(textOf(text, await blocks.all()), 'A b c d\u202f: e f g')
    assert.equal(excerptOf('Un vin de garde', 11), 'Un vin de…')
    assert.equal(excerptOf('Un vin', 11), 'Un vin')
  })
})
