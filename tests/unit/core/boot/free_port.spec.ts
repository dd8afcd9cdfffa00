import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { freePort } from '#core/boot/free_port'

test.group('A free port', () => {
  test('is the one that was asked for, or the next one that nothing listens on', async ({ assert, cleanup }) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => void server.close())
    const { port } = server.address() as AddressInfo
    const found = await freePort(port)
    assert.isAbove(found, port)
    assert.equal(await freePort(found), found)
  })
})
