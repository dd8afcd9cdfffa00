import { test } from '@japa/runner'
import { excerptAround, markWords, type TextPart } from '#core/search/mark_words'

/** Found words in brackets. */
const shown = (parts: TextPart[] | null) =>
  parts === null ? null : parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')

test.group('Words of a query in a text', () => {
  test('"{query}" in "{text}"')
    .with([
      { text: 'Le rosé de Provence', query: 'ROSE ', marked: 'Le [rosé] de Provence' },
      { text: 'Rosés et roses', query: 'rosé ', marked: '[Rosés] et [roses]' },
      { text: 'L’Œuvre d’un été', query: "l'oeuvre ete ", marked: 'L’[Œuvre] d’un [été]' },
      { text: 'Les châteaux', query: 'chateau ', marked: 'Les [châteaux]' },
      { text: 'Carafer, décanter', query: 'cara', marked: '[Carafer], décanter' },
      { text: 'Carafer, décanter', query: 'cara ', marked: 'Carafer, décanter' },
      { text: 'Le vin de la vigne', query: 'de la vigne ', marked: 'Le vin de la [vigne]' },
      { text: '<b>vin</b> & vinaigre', query: 'vin ', marked: '<b>[vin]</b> & vinaigre' },
      { text: 'Grape and wine', query: 'wines', marked: 'Grape and [wine]' },
      { text: '', query: 'vin', marked: '' },
    ])
    .run(({ assert }, { text, query, marked }) => {
      assert.equal(shown(markWords(text, query)), marked)
    })

  test('an excerpt is the piece with the most of them, cut between words', ({ assert }) => {
    const filler = 'Une phrase sans rien de cela. '.repeat(20)
    const text = `${filler}Un fromage. ${filler}Un comté, ce fromage du Jura, aime le vin jaune. ${filler}`
    const excerpt = shown(excerptAround(text, 'fromage vin ', 160)) ?? ''
    assert.match(excerpt, /^….+\[fromage\] du Jura, aime le \[vin\] jaune\..*…$/)
    assert.isAtMost(excerpt.replaceAll(/[[\]…]/g, '').length, 160)
    assert.match(excerpt, /^…(?:Une|phrase|sans|rien|de|cela|Un|comté)/)
  })

  test('an excerpt of a short text is all of it, and there is none without a word of the query', ({ assert }) => {
    assert.equal(shown(excerptAround('Le vin jaune', 'vin ', 200)), 'Le [vin] jaune')
    assert.isNull(excerptAround('Le vin jaune', 'bière ', 200))
    assert.isNull(excerptAround('', 'vin', 200))
    assert.isNull(excerptAround('Le vin', '', 200))
  })

  test('a long text with one word everywhere is read quickly', ({ assert }) => {
    const text = 'vin '.repeat(100_000)
    const start = performance.now()
    excerptAround(text, 'vin rouge', 200)
    assert.isBelow(performance.now() - start, 1_000)
  })
})
