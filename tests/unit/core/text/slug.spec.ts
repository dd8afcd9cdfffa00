import { test } from '@japa/runner'
import fc from 'fast-check'
import { copySlug, freeSlug, slugify } from '#core/text/slug'

test.group('slugify', () => {
  test('{text} becomes {slug}')
    .with([
      { text: 'Côtes du Rhône', slug: 'cotes-du-rhone' },
      { text: "L'Œuvre de l’été !", slug: 'loeuvre-de-lete' },
      { text: '  Saint-Émilion – Grand   Cru  ', slug: 'saint-emilion-grand-cru' },
      { text: 'Vin & Fromage (75 cl)', slug: 'vin-fromage-75-cl' },
      { text: '--a---b--', slug: 'a-b' },
      { text: '1,5 L', slug: '15-l' },
      { text: '日本酒', slug: 'item' },
      { text: '', slug: 'item' },
    ])
    .run(({ assert }, { text, slug }) => {
      assert.equal(slugify(text), slug)
    })

  test('uses the fallback it is given, made into a slug too', ({ assert }) => {
    assert.equal(slugify('!!!', 'SKU 42/É'), 'sku-42e')
    assert.equal(slugify('!!!', '…'), 'item')
  })

  test('is always a slug, never empty, and stable', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const slug = slugify(text)
        assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        assert.isAtMost(slug.length, 120)
        assert.equal(slugify(slug), slug)
      })
    )
  })

  test('cuts a long title between two words', ({ assert }) => {
    assert.equal(slugify('grenache '.repeat(30)), Array(13).fill('grenache').join('-'))
    assert.lengthOf(slugify('a'.repeat(500)), 120)
  })
})

test.group('Slugs of copies', () => {
  test('end in -copy, then -copy-2, -copy-3', ({ assert }) => {
    assert.equal(copySlug('margaux'), 'margaux-copy')
    assert.equal(copySlug('margaux', new Set(['margaux', 'margaux-copy'])), 'margaux-copy-2')
    const taken = new Set(['margaux-copy', 'margaux-copy-2'])
    assert.equal(copySlug('margaux', taken), 'margaux-copy-3')
    assert.equal(copySlug('margaux-copy-2', taken), 'margaux-copy-3')
    assert.equal(copySlug('margaux-copy'), 'margaux-copy-2')
  })

  test('two things of the same name get -2', ({ assert }) => {
    assert.equal(freeSlug('margaux', new Set()), 'margaux')
    assert.equal(freeSlug('margaux', new Set(['margaux', 'margaux-2'])), 'margaux-3')
  })
})
