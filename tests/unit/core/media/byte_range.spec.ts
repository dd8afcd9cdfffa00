import { test } from '@japa/runner'
import { readRange } from '#core/media/byte_range'

test.group('Byte ranges', () => {
  test('of 100 bytes, {header} is {answer}')
    .with([
      { header: 'bytes=0-49', answer: '0-49' },
      { header: 'bytes=90-', answer: '90-99' },
      { header: 'bytes=90-500', answer: '90-99' },
      { header: 'bytes=-10', answer: '90-99' },
      { header: 'bytes=-500', answer: '0-99' },
      { header: 'bytes=0-0', answer: '0-0' },
      { header: 'bytes=100-', answer: 'outside' },
      { header: 'bytes=-0', answer: 'outside' },
      { header: 'bytes=50-40', answer: 'all' },
      { header: 'bytes=0-1,5-6', answer: 'all' },
      { header: 'bytes=-', answer: 'all' },
      { header: 'lines=1-2', answer: 'all' },
      { header: `bytes=${'9'.repeat(400)}-`, answer: 'all' },
      { header: undefined, answer: 'all' },
    ])
    .run(({ assert }, { header, answer }) => {
      const range = readRange(header, 100)
      const told = range === null ? 'all' : range === 'outside' ? range : `${range.from}-${range.to}`
      assert.equal(told, answer)
    })
})
