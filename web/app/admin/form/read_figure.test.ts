import { test } from '@japa/runner'
import {
  decimalText,
  isJump,
  readFigure,
  writeBareFigure,
  writeFigure,
  writeWithUnit,
  type FigureWriting,
  unitsOf,
} from './read_figure'

const euros: FigureWriting = { locale: 'fr_FR', digits: 2, unit: '€', currency: 'EUR', isFixed: true }
const inEnglish: FigureWriting = { ...euros, locale: 'en_GB' }
const pieces: FigureWriting = { locale: 'fr_FR', digits: 0 }
const kilos: FigureWriting = { locale: 'fr_FR', digits: 3, unit: 'kg' }

test.group('What is typed or pasted into a field of figures', () => {
  test('“{0}” is {1} in either language')
    .with([
      ['31.50', 3150],
      ['31,50', 3150],
      ['29,00', 2900],
      ['1,250.75', 125_075],
      ['1.250,75', 125_075],
      ['1 250,75 €', 125_075],
      ['1\u202f250,75\u00a0€', 125_075],
      ['€1,250.75', 125_075],
      ['1.250.000', 125_000_000],
      ['1250', 125_000],
      ['0,500', 50],
      ['12,-', 1200],
      [' 5 ', 500],
    ] as const)
    .run(({ assert }, [text, value]) => {
      assert.deepEqual(readFigure(text, euros), { value })
      assert.deepEqual(readFigure(text, inEnglish), { value })
    })

  test('is null for an empty input or a unit alone', ({ assert }) => {
    for (const text of ['', '  ', '€', ' € ']) assert.deepEqual(readFigure(text, euros), { value: null }, text)
  })

  test('is ambiguous when it has two readings, in both languages', ({ assert }) => {
    for (const writing of [euros, inEnglish]) {
      const both = { values: [125_000, 125], reason: 'ambiguous' }
      assert.deepEqual(readFigure('1,250', writing), both)
      assert.deepEqual(readFigure('1.250', writing), both)
      assert.deepEqual(readFigure('1,250 €', writing), both)
      // Nothing is rounded: the only reading left is the one with thousands, and it needs a choice.
      assert.deepEqual(readFigure('1,255', writing), { values: [125_500], reason: 'ambiguous' })
      assert.deepEqual(readFigure('-1,250', writing), { values: [-125_000, -125], reason: 'ambiguous' })
    }
    assert.deepEqual(readFigure('1,250', pieces), { values: [1250], reason: 'ambiguous' })
    assert.deepEqual(readFigure('1.000', pieces), { values: [1000, 1], reason: 'ambiguous' })
  })

  test('with three decimals is read with the separator of the language, and ambiguous with the other one', ({
    assert,
  }) => {
    assert.deepEqual(readFigure('1,250 kg', kilos), { value: 1250 })
    assert.deepEqual(readFigure('1.250', kilos), { values: [1_250_000, 1250], reason: 'ambiguous' })
    assert.deepEqual(readFigure('1.250', { ...kilos, locale: 'en_GB' }), { value: 1250 })
    assert.deepEqual(readFigure('1,250', { ...kilos, locale: 'en_GB' }), {
      values: [1_250_000, 1250],
      reason: 'ambiguous',
    })
  })

  test('is refused when it is no number, has another unit or too many decimals', ({ assert }) => {
    for (const text of ['dix', '1,2,3', '12 90', '$12', '12 USD', '1e3', '=12', '-']) {
      assert.deepEqual(readFigure(text, euros), { values: [], reason: 'unreadable' }, text)
    }
    assert.deepEqual(readFigure('12,3456', euros), { values: [], reason: 'too_precise' })
    assert.deepEqual(readFigure('2,5', pieces), { values: [], reason: 'too_precise' })
  })

  test('reads the field’s own output, with and without focus', ({ assert }) => {
    const amounts = [0, 5, 1290, 99_999, 100_000, 125_075, 123_456_789, -125_000]
    for (const writing of [euros, inEnglish, pieces, kilos, { ...kilos, locale: 'en_GB' } as const]) {
      for (const value of amounts) {
        assert.deepEqual(readFigure(writeBareFigure(value, writing), writing), { value })
      }
    }
    for (const value of amounts) assert.deepEqual(readFigure(writeFigure(value, euros), euros), { value })
    assert.equal(writeFigure(125_075, euros), '1\u202f250,75')
    assert.equal(writeFigure(125_075, inEnglish), '1,250.75')
    assert.equal(writeBareFigure(125_075, inEnglish), '1250.75')
    assert.equal(writeFigure(5500, { locale: 'fr_FR', digits: 3 }), '5,5')
  })
})

test.group('A decimal as text', () => {
  test('keeps all decimals', ({ assert }) => {
    for (const text of ['1.0834', '0.0000000001', '17000', '100', '-44.8378', '0']) {
      assert.equal(decimalText(unitsOf(text, 10) ?? Number.NaN, 10), text)
    }
    assert.equal(unitsOf('13,5', 6), 13_500_000)
  })

  test('is null for a text that is no number, or too large', ({ assert }) => {
    for (const text of ['', null, undefined, 'douze', '123456789012345']) assert.isNull(unitsOf(text, 6), String(text))
  })

  test('is ambiguous when it has two readings', ({ assert }) => {
    assert.deepEqual(readFigure('1,250', { locale: 'en_GB', digits: 2 }), {
      values: [125_000, 125],
      reason: 'ambiguous',
    })
    const rate = readFigure('1,250', { locale: 'en_GB', digits: 10 })
    assert.propertyVal(rate, 'reason', 'ambiguous')
  })
})

test.group('A jump of an amount', () => {
  test('is more than ten times what it was, or less than a tenth', ({ assert }) => {
    assert.isTrue(isJump(2850, 290_000))
    assert.isTrue(isJump(2850, 284))
    assert.isTrue(isJump(2850, 0))
    assert.isFalse(isJump(2850, 28_500))
    assert.isFalse(isJump(2850, 285))
    assert.isFalse(isJump(2850, 3150))
  })

  test('needs an amount before and after', ({ assert }) => {
    assert.isFalse(isJump(null, 290_000))
    assert.isFalse(isJump(0, 290_000))
    assert.isFalse(isJump(2850, null))
  })
})

test.group('A figure with its unit', () => {
  test('has the space of its language before a percent sign', ({ assert }) => {
    const rate = { digits: 2, unit: '%' }
    assert.equal(writeWithUnit(550, { ...rate, locale: 'fr_FR' }), '5,5\u202f%')
    assert.equal(writeWithUnit(550, { ...rate, locale: 'en_GB' }), '5.5%')
    assert.equal(writeWithUnit(750, kilos), '0,75\u00a0kg')
    assert.equal(writeWithUnit(12, pieces), '12')
  })
})
