import { test } from '@japa/runner'
import { belowBase } from './clean_html'

test.group('HTML of staff', () => {
  test('links to pages of the shop below its base path, each once', ({ assert }) => {
    const html = (path: string) => `<p><a title="x" href="${path}">a</a></p>`
    assert.equal(belowBase(html('/en/merlot#avis'), '/vue'), html('/vue/en/merlot#avis'))
    for (const kept of [
      '/vue/merlot',
      '/vue',
      '/api/files/1',
      '/media/a/carte.pdf',
      '//evil.example',
      'https://vin.example/',
      '#a',
    ]) {
      assert.equal(belowBase(html(kept), '/vue'), html(kept))
    }
    assert.equal(belowBase(html('/merlot'), ''), html('/merlot'))
  })
})
