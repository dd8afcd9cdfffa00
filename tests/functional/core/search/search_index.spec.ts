import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { type SearchIndex, searchIndexOf, type SearchDocument } from '#core/search/search_index'
import { resetDatabase } from '#core/testing/reset_database'
import { countQueries } from '#core/testing/query_counter'

const WINES: SearchDocument[] = [
  { id: 1, locale: 'fr_FR', name: 'Château Margaux 2015', body: 'Bordeaux rouge, fruits noirs' },
  { id: 2, locale: 'fr_FR', name: "Clos de l'Œuvre", body: 'Un vin rouge voisin du Château Margaux' },
  { id: 3, locale: 'fr_FR', name: 'Sancerre blanc', body: 'Loire, silex et agrumes' },
  { id: 3, locale: 'en_GB', name: 'White Sancerre', body: 'Loire, flint and citrus' },
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
    return hits && { all: [...hits.all], named: [...hits.named], correction: hits.correction }
  }

  test('finds the same with and without accents, ligatures and elisions', async ({ assert }) => {
    for (const text of ['chateau ', 'Château ', 'CHÂTEAU ']) {
      assert.deepEqual(await found(text), { all: [1, 2], named: [1], correction: null })
    }
    for (const text of ['oeuvre ', 'l’Œuvre ', "L'OEUVRE "]) {
      assert.deepEqual(await found(text), { all: [2], named: [2], correction: null })
    }
  })

  test('wants every word and puts those of the name apart', async ({ assert }) => {
    assert.deepEqual(await found('margaux chateau'), { all: [1, 2], named: [1], correction: null })
    assert.deepEqual(await found('margaux sancerre '), { all: [], named: [], correction: null })
  })

  test('reads the last word as the beginning of one until a space follows it', async ({ assert }) => {
    assert.deepEqual((await found('chateau marg'))?.all, [1, 2])
    assert.deepEqual((await found('sil'))?.all, [3])
    assert.deepEqual((await found('sil '))?.all, [])
  })

  test('mends one typing mistake and says so', async ({ assert }) => {
    for (const text of ['chateua margaux', 'chatau margaux', 'chateeau margaux', 'chbteau margaux']) {
      assert.deepEqual(await found(text), { all: [1, 2], named: [1], correction: 'chateau margaux' })
    }
    assert.deepEqual(await found('sancere'), { all: [3], named: [3], correction: 'sancerre' })
    assert.deepEqual((await found('chtau '))?.all, [])
  })

  test('never takes one year or one short word for another', async ({ assert }) => {
    assert.deepEqual(await found('2016'), { all: [], named: [], correction: null })
    assert.deepEqual((await found('vim '))?.all, [])
  })

  test('keeps languages and kinds apart', async ({ assert }) => {
    assert.deepEqual((await found('citrus', 'en_GB'))?.all, [3])
    assert.deepEqual((await found('citrus'))?.all, [])
    const others = await index.search('tests.pages', 'fr_FR', 'sancerre')
    assert.deepEqual([...(others?.all ?? [])], [])
  })

  test('follows changes and removals at once', async ({ assert }) => {
    assert.deepEqual((await found('sancerre'))?.all, [3])
    await write([{ id: 3, locale: 'fr_FR', name: 'Chinon', body: '' }])
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
