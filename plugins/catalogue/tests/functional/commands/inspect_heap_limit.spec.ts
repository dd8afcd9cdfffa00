import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import inspectHeapLimit, { neededMegabytes } from '#plugins/catalogue/listing/inspect_heap_limit'

test.group('The memory for a catalogue', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    const before = process.env.NODE_OPTIONS
    return () => {
      if (before === undefined) delete process.env.NODE_OPTIONS
      else process.env.NODE_OPTIONS = before
    }
  })

  test('is enough for 200,000 products by default, and not for 300,000 in the least', ({ assert }) => {
    assert.isAtMost(neededMegabytes(200_000), 512)
    assert.isAbove(neededMegabytes(300_000), 512)
  })

  test('is told when it is too small, with what gives more', async ({ assert }) => {
    process.env.NODE_OPTIONS = `--max-old-space-size=${neededMegabytes(0)}`
    assert.isTrue((await inspectHeapLimit.look(app, 'fr_FR')).ok)
    process.env.NODE_OPTIONS = `--max-old-space-size=${neededMegabytes(0) - 1}`
    const finding = await inspectHeapLimit.look(app, 'fr_FR')
    assert.isFalse(finding.ok)
    assert.equal(finding.detail, 'aucun produit\u202f: il faut 100 Mo par processus, qui a droit à 99 Mo')
    assert.equal(finding.mend, 'NODE_OPTIONS=--max-old-space-size=100 npm start')
  })
})
