import { test } from '@japa/runner'
import { FONT_NAMES } from '#core/print/fonts'
import { lettersOf, namedSigns, unprintableIn } from '#core/print/printable'

const LETTERS = FONT_NAMES.filter((name) => name !== 'serif').map((name) => new Set(lettersOf(name)))

test.group('What documents can print', () => {
  test('is what their fonts have: every sign of Unicode is asked of them', ({ assert }) => {
    const wrong: string[] = []
    for (let point = 0x20; point <= 0x10_ff_ff; point += 1) {
      const sign = String.fromCodePoint(point)
      // What has a shorter form is printed as that.
      if (sign.normalize('NFC') !== sign || /\p{C}/u.test(sign)) continue
      const isCovered = LETTERS.every((letters) => letters.has(point))
      if ((unprintableIn(sign).length === 0) !== isCovered) wrong.push(sign)
    }
    assert.deepEqual(wrong, [])
  })

  for (const text of [
    'Łucja-Zoë D’Œuvre',
    'Crü® & fils, №1',
    'Γιώργος',
    'Иван',
    'Nguyễn',
    'e\u0301te\u0301',
    'a\tb',
    '5\u202f%',
  ]) {
    test(`"${text}" is printed`, ({ assert }) => assert.deepEqual(unprintableIn(text), []))
  }

  for (const [text, named] of [
    ['東京都 1-2', '東 京 都'],
    ['شارع', 'ش ا ر ع'],
    ['서울', '서 울'],
    ['Cave 🍷', '🍷'],
    ['rue\u0000\u202Edes Vignes', 'U+0000 U+202E'],
    ['あいうえおか', 'あ い う え お …'],
  ] as const) {
    test(`of "${text}" ${named} is not`, ({ assert }) => assert.equal(namedSigns(unprintableIn(text)), named))
  }
})
