import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
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

test.group('A failure at the start', () => {
  test('of the database is a sentence that says where to look', async ({ assert }) => {
    for (const error of [await refusal(), opened(tmpdir())]) {
      assert.instanceOf(error, Error)
      const said = explainBootFailure(error) ?? ''
      assert.include(said, (error as Error).message)
      assert.include(said, 'DB_CONNECTION')
      assert.notInclude(said, '    at ')
    }
  })

  test('that nobody expected keeps its stack', ({ assert }) => {
    assert.isNull(explainBootFailure(new TypeError('x is not a function')))
    assert.isNull(explainBootFailure('text'))
  })
})
