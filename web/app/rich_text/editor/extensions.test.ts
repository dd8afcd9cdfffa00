import { test } from '@japa/runner'
import { getSchema } from '@tiptap/core'
import type { RichNode } from '#web/rich_text/document'
import { forEditor, forStore } from './block_nodes'
import { extensionsOf } from './extensions'

const schemaOf = (hasBlocks: boolean) => getSchema(extensionsOf({ hasBlocks, placeholder: '' }))

const text = (words: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const block: RichNode = { type: 'block', attrs: { id: 'a', name: 'core.image', values: { picture: 1 } } }

test.group('The schema of the editor', () => {
  test('begins an empty text with a paragraph, with blocks: {$self}')
    .with([true, false])
    .run(({ assert }, hasBlocks) => {
      assert.equal(schemaOf(hasBlocks).topNodeType.createAndFill()?.firstChild?.type.name, 'paragraph')
    })

  test('reads everything that a document may have, and gives it back', ({ assert }) => {
    const document = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Un' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [text('deux'), block] }] },
        { type: 'callout', attrs: { tone: 'tip' }, content: [block] },
        {
          type: 'columns',
          content: [
            { type: 'column', content: [block] },
            { type: 'column', content: [text('trois')] },
          ],
        },
        { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [text('quatre')] }] }] },
        block,
      ],
    } as unknown as RichNode
    const read = schemaOf(true).nodeFromJSON(forEditor(document))
    read.check()
    assert.containsSubset(forStore(read.toJSON() as RichNode), { content: document.content?.slice(1, 4) as never })
    assert.lengthOf(forStore(read.toJSON() as RichNode).content ?? [], 6)
  })
})
