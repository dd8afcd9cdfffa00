import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { InnerRequest } from '#core/http/inner_request'
import { InnerResponse, type InnerAnswer } from '#core/http/inner_response'

function answered(write: (response: InnerResponse) => void): Promise<InnerAnswer> {
  return new Promise((resolve) => write(new InnerResponse(resolve)))
}

test.group('Inner requests', () => {
  test('carry a body as a text, or as JSON', async ({ assert }) => {
    const place = { method: 'POST', url: '/api', remoteAddress: '::1' }
    const json = new InnerRequest({ ...place, headers: {}, body: { name: 'Château' } })
    assert.deepEqual(json.headers, { 'content-type': 'application/json', 'content-length': '19' })
    assert.equal(await text(json), '{"name":"Château"}')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const plain = new InnerRequest({ ...place, headers: form, body: 'a=1' })
    assert.equal(plain.headers['content-type'], 'application/x-www-form-urlencoded')
    assert.equal(await text(plain), 'a=1')
    assert.equal(await text(new InnerRequest({ ...place, method: 'GET', headers: {} })), '')
  })
})

test.group('Inner answers', () => {
  test('give back the very bytes that were sent', async ({ assert }) => {
    const bytes = Buffer.from('{}')
    const { status, body } = await answered((response) => response.writeHead(201).end(bytes))
    assert.equal(status, 201)
    assert.strictEqual(body, bytes)
  })

  test('take headers by any name, and several cookies', async ({ assert }) => {
    const { headers } = await answered((response) => {
      response.setHeader('Content-Type', 'text/plain').setHeader('x-gone', '1')
      response.appendHeader('Set-Cookie', 'a=1').appendHeader('set-cookie', 'b=2')
      response.removeHeader('X-Gone')
      response.writeHead(200, { 'X-Cache-Tags': 'one' }).end()
    })
    assert.deepEqual(headers, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'], 'x-cache-tags': 'one' })
  })

  test('are whole when they were streamed', async ({ assert }) => {
    const { body } = await answered((response) => void Readable.from(['one ', 'two']).pipe(response))
    assert.equal(body.toString(), 'one two')
  })
})
