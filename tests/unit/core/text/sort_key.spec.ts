import { test } from '@japa/runner'
import { sortKey } from '#core/text/sort_key'

/** The words in the order of their keys by bytes, as a database compares them. */
function sorted(words: string[], locale = 'fr_FR'): string[] {
  const keyed = words.map((word) => ({ word, key: Buffer.from(sortKey(word, locale)) }))
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ word }) => word)
}

test.group('sortKey', () => {
  test('puts French words in the order of a dictionary', ({ assert }) => {
    const dictionary = [
      '1er Cru',
      'cèpe',
      'Château',
      'châtelain',
      'cote',
      'coté',
      'côte',
      'côté',
      'Côte-Rôtie',
      'coteau',
      'Côtes du Rhône',
      'Œillet',
      'offre',
      'pêche',
      'pêcher',
      'Vin',
      'vin blanc',
      'vinaigre',
    ]
    assert.deepEqual(sorted(dictionary.toReversed()), dictionary)
  })

  test('agrees with the collation of the platform on accents', ({ assert }) => {
    const words = [
      'élève',
      'eleve',
      'élevé',
      'pécher',
      'pêcher',
      'pécheur',
      'forêt',
      'foret',
      'àpre',
      'âpre',
      'ça',
      'ca',
    ]
    const collator = new Intl.Collator('fr')
    assert.deepEqual(sorted(words), words.toSorted(collator.compare))
  })

  test('files letters apart where the language does', ({ assert }) => {
    assert.deepEqual(sorted(['ñame', 'nube', 'oro'], 'es_ES'), ['nube', 'ñame', 'oro'])
    assert.deepEqual(sorted(['ñame', 'nube', 'oro'], 'fr_FR'), ['ñame', 'nube', 'oro'])
    assert.deepEqual(sorted(['öl', 'ål', 'zon', 'äpple'], 'sv_SE'), ['zon', 'ål', 'äpple', 'öl'])
  })

  test('stays short for a long text', ({ assert }) => {
    assert.isAtMost(sortKey('é'.repeat(100_000), 'fr_FR').length, 241)
  })
})
