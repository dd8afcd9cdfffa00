import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { renderToPipeableStream } from 'react-dom/server'
import { PageBody } from './page_body.server'

test.group('The page on its way out', () => {
  test('has no byte between the letters of several bytes that its pieces end with', async ({ assert }) => {
    const body = new PageBody()
    const words = Array.from({ length: 2000 }, (_, at) => 'é…'.repeat(3 + (at % 7)))
    const { pipe } = renderToPipeableStream(<p>{words.map((word) => [word, ' '])}</p>, {
      onAllReady: () => void pipe(body as unknown as NodeJS.WritableStream),
    })
    const page = await text(body)
    assert.equal(page.replaceAll('<!-- -->', ''), `<p>${words.join(' ')} </p>`)
  })
})
