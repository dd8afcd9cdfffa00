import { test } from '@japa/runner'
import { soundOf, withoutSilentEnd } from '#core/text/sound'

test.group('How a word sounds', () => {
  test('what French ears take for the same sounds the same', ({ assert }) => {
    const alike = [
      ['chateauneuf', 'chatoneuf'],
      ['rothschild', 'rotchild'],
      ['chardonnay', 'chardonai'],
      ['pouilly', 'pouily'],
      ['beaujolais', 'bojolais'],
      ['champagne', 'champane'],
      ['merlots', 'merlot'],
      ['hermitage', 'ermitage'],
    ]
    for (const [one = '', other = ''] of alike) {
      assert.equal(withoutSilentEnd(soundOf(one)), withoutSilentEnd(soundOf(other)), `${one}, ${other}`)
    }
    assert.isTrue(soundOf('gewurztraminer').startsWith(soundOf('gewurtz')))
    assert.notEqual(soundOf('blanc'), soundOf('rouge'))
  })
})
