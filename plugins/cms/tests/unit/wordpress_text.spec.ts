import { test } from '@japa/runner'
import { placeFiles, readWordPressText } from '#plugins/cms/import/wordpress_text'
import { readBlockComments } from '#plugins/cms/import/block_comments'

const P = '<!-- wp:paragraph --><p>Un <strong>vin</strong></p><!-- /wp:paragraph -->'
const IMG = (name: string) =>
  `<!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="https://old.example/${name}" alt="A"/></figure><!-- /wp:image -->`
const BUTTON = `<!-- wp:button {"className":"is-style-outline"} --><div class="wp-block-button"><a href="https://old.example/b">Voir</a></div><!-- /wp:button -->`

const GUTENBERG = `<!-- wp:heading {"level":3} --><h3>Titre</h3><!-- /wp:heading -->
${P}
<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div>${P}</div><!-- /wp:column --><!-- wp:column --><div>${P}</div><!-- /wp:column --></div><!-- /wp:columns -->
<!-- wp:list --><ul><!-- wp:list-item --><li>Un</li><!-- /wp:list-item --><!-- wp:list-item --><li>Deux</li><!-- /wp:list-item --></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote>${P}<cite>Moi</cite></blockquote><!-- /wp:quote -->
<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->
<!-- wp:spacer {"height":"20px"} --><div></div><!-- /wp:spacer --><!-- wp:more --><!--more--><!-- /wp:more -->
<!-- wp:gallery {"columns":2} --><figure>${IMG('1.jpg')}${IMG('2.jpg')}</figure><!-- /wp:gallery -->
<!-- wp:buttons --><div>${BUTTON}</div><!-- /wp:buttons -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abcdef12345"} --><figure>x</figure><!-- /wp:embed -->
<!-- wp:table --><figure><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:acme/map {"zoom":3} --><div onclick="x()"><p>Plan</p><script>alert(1)</script></div><!-- /wp:acme/map -->
<!-- wp:shortcode -->[contact-form-7 id="3"]<!-- /wp:shortcode -->`

test.group('Texts of WordPress', () => {
  test('blocks become our nodes and blocks; what is unknown keeps its text', ({ assert }) => {
    const text = readWordPressText(GUTENBERG, { hasBlocks: true })
    const document = placeFiles(text, (address) => (address.endsWith('1.jpg') ? 7 : null))
    const told = document.content.map(({ type, attrs }) => (type === 'block' ? String(attrs?.name) : type))
    assert.deepEqual(told, [
      'heading',
      'paragraph',
      'columns',
      'bulletList',
      'blockquote',
      'horizontalRule',
      'core.gallery',
      'paragraph',
      'core.button',
      'core.video',
      'table',
      'paragraph',
      'paragraph',
    ])
    assert.containsSubset(document.content[6]?.attrs, { values: { pictures: [7], columns: '2' } })
    assert.containsSubset(document.content[8]?.attrs, { values: { text: 'Voir', look: 'outlined' } })
    assert.sameMembers(text.unknownBlocks, ['acme/map', 'shortcode'])
    assert.deepEqual(text.shortcodes, ['contact-form-7'])
    assert.notInclude(JSON.stringify(document), 'alert')
    assert.include(JSON.stringify(document), '[contact-form-7')
  })

  test('without blocks the words stay', ({ assert }) => {
    const { document } = readWordPressText(GUTENBERG, { hasBlocks: false })
    assert.notInclude(JSON.stringify(document), '"block"')
    for (const word of ['Titre', 'vin', 'Deux', 'Moi', 'Voir', 'Plan']) assert.include(JSON.stringify(document), word)
  })

  test('comments that are cut, stray or nested without end are read', ({ assert }) => {
    const awkward = [
      `${P}<!-- /wp:group -->`,
      `<!-- wp:group --><div>${P}`,
      '<!-- wp:a {bad json} --><p>x</p><!-- /wp:a -->',
    ]
    for (const html of awkward) assert.isAbove(readWordPressText(html, { hasBlocks: true }).document.content.length, 0)
    assert.doesNotThrow(() => readBlockComments('<!-- wp:group -->'.repeat(20_000)))
    const { document } = readWordPressText('Un\n\nDeux <em>mots</em>\n\n[gallery ids="1,2"]', { hasBlocks: true })
    assert.lengthOf(document.content, 3)
  })
})
