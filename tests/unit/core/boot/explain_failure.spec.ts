import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import { Env } from '@adonisjs/core/env'
import BetterSqlite from 'better-sqlite3'
import { explainBootFailure } from '#core/boot/explain_failure'

/** What connecting to a port says where nothing listens any more. */
async function refusal(): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [unknown]
  return error
}

function opened(file: string): unknown {
  try {
    return new BetterSqlite(file)
  } catch (error) {
    return error
  }
}

/** What the framework says of values that are none, and of one that is not there. */
async function refusedVariables(): Promise<unknown> {
  const { schema } = Env
  const rules = {
    A_CHOICE: schema.enum(['sqlite', 'pg'] as const),
    A_NUMBER: schema.number(),
    A_YES: schema.boolean(),
    A_URL: schema.string({ format: 'url', tld: false }),
    A_HOST: schema.string({ format: 'host' }),
    A_SECRET: schema.secret(),
  }
  const values = { A_CHOICE: 'mysql', A_NUMBER: 'neuf', A_YES: 'peut-être', A_URL: 'ici', A_HOST: 'a b', A_SECRET: '' }
  try {
    Env.rules(rules).validate(values)
  } catch (error) {
    return error
  }
  throw new Error('They were taken')
}

test.group('A failure at the start', () => {
  test('of the database is a sentence that says where to look', async ({ assert }) => {
    for (const error of [await refusal(), opened(tmpdir())]) {
      assert.instanceOf(error, Error)
      for (const [locale, words] of [
        ['fr_FR', 'La base de données ne répond pas\u202f: '],
        ['en_GB', 'The database does not answer: '],
      ] as const) {
        const said = explainBootFailure(error, locale) ?? ''
        assert.include(said, `${words}${(error as Error).message}\n→ `)
        assert.include(said, 'DB_CONNECTION')
        assert.notInclude(said, '    at ')
      }
    }
  })

  test('of the variables is told in the language of the terminal, a line each', async ({ assert }) => {
    const error = await refusedVariables()
    const french = explainBootFailure(error, 'fr_FR') ?? ''
    assert.deepEqual(french.split('\n').slice(0, -1), [
      'La boutique ne peut pas démarrer avec ces variables\u202f:',
      '- A_CHOICE vaut «\u202fmysql\u202f»\u202f: il faut un de ces mots, sqlite, pg.',
      '- A_NUMBER vaut «\u202fneuf\u202f»\u202f: il faut un nombre.',
      '- A_YES vaut «\u202fpeut-être\u202f»\u202f: il faut 1 ou 0, true ou false.',
      '- A_URL vaut «\u202fici\u202f»\u202f: il faut une adresse complète, telle que https://boutique.exemple.',
      '- A_HOST vaut «\u202fa b\u202f»\u202f: il faut un nom de machine ou une adresse IP.',
      '- A_SECRET manque.',
    ])
    const english = explainBootFailure(error, 'en_GB') ?? ''
    assert.include(english, '- A_CHOICE is “mysql”: it takes one of these words, sqlite, pg.\n')
    assert.include(english, '- A_SECRET is missing.\n')
    assert.notMatch(english, /environment variable|env variable/)
  })

  test('that nobody expected keeps its stack', ({ assert }) => {
    assert.isNull(explainBootFailure(new TypeError('x is not a function')))
    assert.isNull(explainBootFailure('text'))
  })
})
