import { test } from '@japa/runner'
import { escapeXml } from '#core/text/escape_xml'

test.group('escapeXml', () => {
  test('escapes signs, and leaves out what no document may have', ({ assert }) => {
    assert.equal(escapeXml(`<a href="x">L'été & co</a>`), '&lt;a href=&quot;x&quot;&gt;L&apos;été &amp; co&lt;/a&gt;')
    assert.equal(escapeXml('a\u0000b\u001b\uffff\tc\n🍷'), 'ab\tc\n🍷')
  })
})
