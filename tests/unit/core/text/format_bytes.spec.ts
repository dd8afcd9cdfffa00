import { test } from '@japa/runner'
import { formatBytes } from '#core/text/format_bytes'

test.group('Sizes in messages', () => {
  test('step by 1024, in the units of the language', ({ assert }) => {
    assert.equal(formatBytes(0, 'fr_FR'), '0\u00A0o')
    assert.equal(formatBytes(1023, 'en_GB'), '1,023\u00A0B')
    assert.equal(formatBytes(1536, 'fr_FR'), '1,5\u00A0Ko')
    assert.equal(formatBytes(10 * 1024 * 1024, 'fr_FR'), '10\u00A0Mo')
    assert.equal(formatBytes(5 * 1024 ** 4, 'en_GB'), '5,120\u00A0GB')
  })
})
