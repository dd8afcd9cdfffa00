import { test } from '@japa/runner'
import { contrastOf, rgbOf, tripletOf } from '#plugins/branding/services/colour'
import { contrastWarnings } from '#plugins/branding/services/contrast_check'
import { DEFAULT_COLOURS } from '#plugins/branding/default_tokens'

test.group('Colours', () => {
  test('become triplets for style sheets', ({ assert }) => {
    assert.equal(tripletOf('#7a182f'), '122 24 47')
    assert.equal(tripletOf('#FAF7F2'), '250 247 242')
    assert.deepEqual(rgbOf('#000000'), [0, 0, 0])
  })

  test('refuse what is no colour', ({ assert }) => {
    for (const value of ['', '#fff', 'red', '#12345g', '#7a182f;}', 'url(x)', '#7a182f00']) {
      assert.isNull(tripletOf(value), value)
    }
  })

  test('contrast runs from 1 to 21 whichever comes first', ({ assert }) => {
    assert.equal(contrastOf('#000000', '#ffffff'), 21)
    assert.equal(contrastOf('#ffffff', '#000000'), 21)
    assert.equal(contrastOf('#7a182f', '#7a182f'), 1)
    // 0.2126 × 0.1812 + 0.0722 × 0.1812 + … of #777777 on white is the well-known 4.48.
    assert.closeTo(contrastOf('#777777', '#ffffff'), 4.48, 0.005)
  })

  test("the house's own colours are readable", ({ assert }) => {
    assert.deepEqual(contrastWarnings(DEFAULT_COLOURS), [])
    assert.isAtLeast(contrastOf(DEFAULT_COLOURS.ink as string, DEFAULT_COLOURS.paper as string), 12)
  })

  test('a choice that is hard to read is warned about with its figure', ({ assert }) => {
    const warnings = contrastWarnings({ ...DEFAULT_COLOURS, muted: '#777777' })
    assert.deepEqual(warnings, [
      { text: 'muted', ground: 'paper', contrast: 4.1 },
      { text: 'muted', ground: 'surface', contrast: 4.4 },
    ])
  })
})
