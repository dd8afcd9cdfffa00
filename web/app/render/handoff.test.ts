import { test } from '@japa/runner'
import { readHandoff } from './handoff.server'

const encoder = new TextEncoder()

test.group('The data of a page', () => {
  test('is a text when nothing was deferred', async ({ assert }) => {
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('[« Château »]\n'))
        await Promise.all([])
        controller.close()
      },
    })
    assert.deepEqual(await readHandoff(stream), { text: '[« Château »]\n', stream: null })
  })

  test('stays a stream while some of it is on its way, and loses nothing', async ({ assert }) => {
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('one '))
        await new Promise((resolve) => setTimeout(resolve, 20))
        controller.enqueue(encoder.encode('two '))
        controller.enqueue(encoder.encode('three'))
        controller.close()
      },
    })
    const handoff = await readHandoff(stream)
    assert.isNull(handoff.text)
    assert.equal(await new Response(handoff.stream).text(), 'one two three')
  })
})
