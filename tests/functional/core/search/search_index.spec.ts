import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { type SearchIndex, searchIndexOf, type SearchDocument } from '#core/search/search_index'
import { parseQuery } from '#core/search/parse_query'
import { wordsHeld } from '#core/search/ranks'
import { resetDatabase } from '#core/testing/reset_database'
import { countQueries } from '#core/testing/query_counter'

const WINES: SearchDocument[] = [
  { id: 1, locale: 'fr_FR', texts: ['Château Margaux 2015', 'Bordeaux rouge, fruits noirs'] },
  { id: 2, locale: 'fr_FR', texts: ["Clos de l'Œuvre", 'Un vin rouge voisin du Château Margaux'] },
  { id: 3, locale: 'fr_FR', texts: ['Sancerre blanc', 'Loire, silex et agrumes'] },
  { id: 3, locale: 'en_GB', texts: ['White Sancerre', 'Loire, flint and citrus'] },
]

test.group('Search index', (group) => {
  let store: Store
  let index: SearchIndex

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    index = searchIndexOf(store)
    await write(WINES)
  })

  async function write(documents: SearchDocument[]) {
    await store.transaction(async (trx) => {
      await index.write(trx, 'tests.wines', documents)
      await store.changes.record(
        trx,
        'tests.wines',
        documents.map(({ id }) => id)
      )
    })
  }

  async function found(text: string, locale: 'fr_FR' | 'en_GB' = 'fr_FR') {
    const hits = await index.search('tests.wines', locale, text)
    if (!hits) return null
    const words = Math.max(parseQuery(text).length, 1)
    const ids = [...hits.ids]
    const ranked = [...ids].sort((one, other) => {
      return (hits.scores[ids.indexOf(other)] ?? 0) - (hits.scores[ids.indexOf(one)] ?? 0) || one - other
    })
    // Those that hold every word.
    const all = ids.filter((_, i) => wordsHeld(hits.scores[i] ?? 0) === words)
    return { ranked, all, correction: hits.correction }
  }

  test('finds the same with and without accents, ligatures and elisions', async ({ assert }) => {
    for (const text of ['chateau ', 'Château ', 'CHÂTEAU ']) {
      assert.deepEqual(await found(text), { ranked: [1, 2], all: [1, 2], correction: null })
    }
    for (const text of ['oeuvre ', 'l’Œuvre ', "L'OEUVRE "]) {
      assert.deepEqual(await found(text), { ranked: [2], all: [2], correction: null })
    }
  })

  test('puts what holds every word before what holds some, and names before other texts', async ({ assert }) => {
    assert.deepEqual(await found('margaux chateau'), { ranked: [1, 2], all: [1, 2], correction: null })
    assert.deepEqual(await found('margaux sancerre '), { ranked: [1, 3, 2], all: [], correction: null })
  })

  test('reads the last word as the beginning of one until a space follows it', async ({ assert }) => {
    assert.deepEqual((await found('chateau marg'))?.all, [1, 2])
    assert.deepEqual((await found('sil'))?.all, [3])
    assert.deepEqual((await found('sil '))?.all, [])
  })

  test('mends one typing mistake and says so', async ({ assert }) => {
    for (const text of ['chateua margaux', 'chatau margaux', 'chateeau margaux', 'chbteau margaux']) {
      assert.deepEqual(await found(text), { ranked: [1, 2], all: [1, 2], correction: 'chateau margaux' })
    }
    assert.deepEqual(await found('sancere'), { ranked: [3], all: [3], correction: 'sancerre' })
    assert.deepEqual((await found('chtau '))?.all, [])
  })

  test('never takes one year or one short word for another', async ({ assert }) => {
    assert.deepEqual(await found('2016'), { ranked: [], all: [], correction: null })
    assert.deepEqual((await found('vim '))?.all, [])
  })

  test('a whole word comes before a beginning, that before nothing else; the first texts count most', async ({
    assert,
  }) => {
    await write([
      { id: 11, locale: 'fr_FR', texts: ['Pinotage', '', '', ''] },
      { id: 12, locale: 'fr_FR', texts: ['Cuvée', '', '', 'un pinot'] },
      { id: 13, locale: 'fr_FR', texts: ['Cuvée', '', 'pinot', ''] },
      { id: 14, locale: 'fr_FR', texts: ['Cuvée', 'Pinot', '', ''] },
      { id: 15, locale: 'fr_FR', texts: ['Pinot', '', '', 'pinot'] },
    ])
    assert.deepEqual((await found('pinot'))?.ranked, [15, 14, 13, 12, 11])
    assert.deepEqual((await found('pinto '))?.ranked, [15, 14, 13, 12])
    assert.equal((await found('pinto '))?.correction, 'pinot')
  })

  test('of two that are alike otherwise, the one with the same accents comes first', async ({ assert }) => {
    await write([
      { id: 11, locale: 'fr_FR', texts: ['Vin corsé'] },
      { id: 12, locale: 'fr_FR', texts: ['Vin de Corse'] },
      { id: 13, locale: 'fr_FR', texts: ['Rose des vents'] },
      { id: 14, locale: 'fr_FR', texts: ['Rosé des vents'] },
    ])
    assert.deepEqual((await found('corse'))?.ranked, [12, 11])
    assert.deepEqual((await found('corsé'))?.ranked, [11, 12])
    assert.deepEqual((await found('ROSÉ'))?.ranked, [14, 13])
    assert.deepEqual((await found('rose'))?.ranked, [13, 14])
    assert.deepEqual((await found('rose\u0301'))?.ranked, [14, 13], 'an accent typed apart')
  })

  test('finds what is meant by a word as it is abbreviated, counted or heard', async ({ assert }) => {
    await write([
      { id: 11, locale: 'fr_FR', texts: ['Saint-Émilion grand cru'] },
      { id: 12, locale: 'fr_FR', texts: ['Ste-Croix-du-Mont'] },
      { id: 13, locale: 'fr_FR', texts: ['Châteauneuf-du-Pape'] },
      { id: 14, locale: 'fr_FR', texts: ['Gewürztraminer', 'Alsace'] },
      { id: 15, locale: 'fr_FR', texts: ['Mouton Rothschild'] },
    ])
    for (const text of ['st emilion', 'saint emilion', 'ste emilion ']) {
      assert.deepEqual(await found(text), { ranked: [11], all: [11], correction: null })
    }
    assert.deepEqual((await found('sainte croix'))?.ranked, [12])
    assert.deepEqual((await found('grands crus '))?.ranked, [11])
    assert.deepEqual((await found('chateaux margau '))?.all, [1, 2])
    assert.deepEqual(await found('chatoneuf'), { ranked: [13], all: [13], correction: 'chateauneuf' })
    assert.deepEqual(await found('gewurtz'), { ranked: [14], all: [14], correction: 'gewurztraminer' })
    assert.deepEqual((await found('rotchild '))?.correction, 'rothschild')
  })

  test('corrects a query as a whole, and looks into other languages first', async ({ assert }) => {
    await write([
      { id: 11, locale: 'fr_FR', texts: ['Red Mountain', 'Washington'] },
      { id: 12, locale: 'fr_FR', texts: ['Cuvée fine'] },
      { id: 13, locale: 'fr_FR', texts: ['Chinon rouge'] },
      { id: 13, locale: 'en_GB', texts: ['Chinon', 'Red wine'] },
    ])
    assert.isNull((await found('red wine'))?.correction, 'no document holds "red fine"')
    const hits = await index.search('tests.wines', 'fr_FR', 'red wine', ['en_GB'])
    assert.deepEqual([[...(hits?.ids ?? [])], hits?.correction], [[13], null])
    assert.equal((await found('cuvve fina'))?.correction, 'cuvee fine')
  })

  test('keeps languages and kinds apart', async ({ assert }) => {
    assert.deepEqual((await found('citrus', 'en_GB'))?.all, [3])
    assert.deepEqual((await found('citrus'))?.all, [])
    const others = await index.search('tests.pages', 'fr_FR', 'sancerre')
    assert.deepEqual([...(others?.ids ?? [])], [])
  })

  test('follows changes and removals at once', async ({ assert }) => {
    assert.deepEqual((await found('sancerre'))?.all, [3])
    await write([{ id: 3, locale: 'fr_FR', texts: ['Chinon', ''] }])
    assert.deepEqual((await found('sancerre'))?.all, [])
    assert.deepEqual((await found('chinon'))?.all, [3])
    await store.transaction(async (trx) => {
      await index.remove(trx, 'tests.wines', [3])
      await store.changes.record(trx, 'tests.wines', [3])
    })
    assert.deepEqual((await found('chinon'))?.all, [])
    assert.deepEqual((await found('citrus', 'en_GB'))?.all, [])
  })

  test('asks the database once for all words, and not again for words it knows', async ({ assert }) => {
    const cold = await countQueries(() => found('chateau margaux rouge'))
    const warm = await countQueries(() => found('chateau margaux rouge'))
    assert.deepEqual([cold.queries.length, warm.queries.length], [1, 0])
  })

  test('withstands signs, markup and operators of the databases', async ({ assert }) => {
    const hostile = [
      '"',
      "'",
      '*',
      '-rouge',
      'a OR b',
      'NEAR(',
      "rouge')--",
      '<script>',
      '𰀀a',
      '\\',
      ':*',
      '日本酒',
      '\0',
    ]
    for (const text of hostile) await assert.doesNotReject(() => found(text))
    assert.isNull(await found('!!! ?'))
    assert.deepEqual((await found('rouge" OR "silex '))?.all, [])
    assert.deepEqual((await found('x'.repeat(10_000)))?.all, [])
  })

  test('leaves the little words out unless there are no others', async ({ assert }) => {
    assert.deepEqual((await found('le château de la margaux'))?.all, [1, 2])
    assert.deepEqual((await found('et '))?.all, [3])
  })
})
