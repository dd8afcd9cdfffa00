import { test } from '@japa/runner'
import fc from 'fast-check'
import { fold, tokens } from '#core/text/fold'
import { foldLetters } from '#core/text/letters'

test.group('fold', () => {
  test('{text} is searched as {folded}')
    .with([
      { text: 'Château', folded: 'chateau' },
      { text: 'CHÂTEAU D’YQUEM', folded: 'chateau yquem' },
      { text: "Château d'Yquem", folded: 'chateau yquem' },
      { text: "L'Œuvre de l’été", folded: 'oeuvre de ete' },
      { text: "qu'importe, jusqu’à l'aube", folded: 'importe a aube' },
      { text: "Montepulciano d'Abruzzo dell'Etna", folded: 'montepulciano abruzzo etna' },
      { text: "O'Brien's don't", folded: 'o brien s don t' },
      { text: 'Grüner Veltliner, Großlage', folded: 'gruner veltliner grosslage' },
      { text: 'Læsø Ægir Łódź', folded: 'laeso aegir lodz' },
      { text: 'Saint-Émilion 1er  Cru\n2015', folded: 'saint emilion 1er cru 2015' },
      { text: 'Cafe\u0301 noir', folded: 'cafe noir' },
      { text: 'Cuvée™ n° 7 ﬁne', folded: 'cuvee n 7 fine' },
      { text: 'İstanbul ISPARTA', folded: 'istanbul isparta' },
      { text: 'Ξινόμαυρο Ρετσίνας', folded: 'ξινομαυρο ρετσινασ' },
      { text: '日本酒 純米', folded: '日本酒 純米' },
      { text: "  d' ", folded: 'd' },
      { text: '— !!! —', folded: '' },
    ])
    .run(({ assert }, { text, folded }) => {
      assert.equal(fold(text), folded)
    })

  test('folding twice changes nothing, and leaves only letters, digits and single spaces', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const folded = fold(text)
        assert.equal(fold(folded), folded)
        assert.match(folded, /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
      })
    )
  })

  test('the quick walk finds the words that the slow one finds', ({ assert }) => {
    const letters = "abdlquxÉœ19 '’ʼ´`—…«\u00a0\u2009\u0301ı."
    const text = fc.string({ unit: fc.constantFrom(...letters, "l'", 'qu’', 'dell’'), maxLength: 30 })
    fc.assert(
      fc.property(text, (words) => {
        // A letter from beyond the table sends the whole text the slow way.
        assert.deepEqual(tokens(`${words} 日`), [...tokens(words), '日'])
      }),
      { numRuns: 2000 }
    )
  })

  test('the table for Latin letters says the same as Unicode', ({ assert }) => {
    const latin = fc.string({
      unit: fc
        .oneof(fc.integer({ min: 0, max: 0x24f }), fc.integer({ min: 0x2000, max: 0x206f }))
        .map((c) => String.fromCharCode(c)),
    })
    fc.assert(
      fc.property(latin, (text) => {
        // A letter from beyond the table sends the whole text the other way.
        assert.equal(foldLetters(`${text}日`), `${foldLetters(text)}日`)
      })
    )
  })

  test('tokens are the words, and nothing for an empty text', ({ assert }) => {
    assert.deepEqual(tokens("Blanc de blancs d'Aÿ"), ['blanc', 'de', 'blancs', 'ay'])
    assert.deepEqual(tokens(' … '), [])
  })
})
