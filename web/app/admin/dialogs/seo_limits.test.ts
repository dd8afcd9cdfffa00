import { test } from '@japa/runner'
import { guessWidth, judgeDescription, judgeTitle } from './seo_limits'

test.group('Limits of what a search result shows', () => {
  test('a title is judged by its width and its sixty signs', ({ assert }) => {
    assert.equal(judgeTitle(' ', 0), 'missing')
    assert.equal(judgeTitle('Chablis', 70), 'short')
    assert.equal(judgeTitle('Chablis 2022 du domaine Long, vin blanc sec', 430), 'good')
    assert.equal(judgeTitle('Chablis', 601), 'long')
    assert.equal(judgeTitle('i'.repeat(61), 300), 'long')
  })

  test('a description may have 160 signs, and is warned of them five before', ({ assert }) => {
    const verdicts = [0, 120, 121, 154, 155, 159, 160].map((count) => judgeDescription('a'.repeat(count)))
    assert.deepEqual(verdicts, ['missing', 'short', 'good', 'good', 'near', 'near', 'long'])
  })

  test('wide letters count for more than narrow ones', ({ assert }) => {
    assert.isAbove(guessWidth('MMMM'), guessWidth('iiii'))
  })
})
