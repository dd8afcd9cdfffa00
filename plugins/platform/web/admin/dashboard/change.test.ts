import { test } from '@japa/runner'
import { changeOf } from './change'

test.group('The change of a figure', () => {
  test('{now} after {before} is {text}')
    .with([
      { now: 112, before: 100, text: '+12 %', way: 'up' },
      { now: 50, before: 100, text: '-50 %', way: 'down' },
      { now: 100, before: 100, text: '0 %', way: 'same' },
      // More was given back than sold.
      { now: 50, before: -100, text: '+150 %', way: 'up' },
    ])
    .run(({ assert }, { now, before, text, way }) => {
      const change = changeOf(now, before, 'fr_FR')
      assert.equal(change?.text.replace(/\s/g, ' '), text)
      assert.equal(change?.way, way)
    })

  test('is not told where there was nothing before', ({ assert }) => {
    assert.isNull(changeOf(3, 0, 'fr_FR'))
    assert.isNull(changeOf(0, 0, 'en_GB'))
  })
})
