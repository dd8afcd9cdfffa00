import { test } from '@japa/runner'
import { readPhone, writePhone } from '#plugins/users/services/phone_number'

const NUMBERS: [text: string, country: string, stored: string | null][] = [
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['+33 6 12 34 56 78', 'DE', '+33612345678'],
  ['0590 12 34 56', 'FR', '+590590123456'],
  ['+33 590 12 34 56', 'FR', '+590590123456'],
  ['0690 00 12 34', 'GP', '+590690001234'],
  ['0694 12 34 56', 'FR', '+594694123456'],
  ['0696 12 34 56', 'MQ', '+596696123456'],
  ['0262 12 34 56', 'FR', '+262262123456'],
  ['0269 61 12 34', 'YT', '+262269611234'],
  ['0976 12 34 56', 'FR', '+33976123456'],
  ['01 23 45 67 89', 'RE', '+33123456789'],
  ['41 12 34', 'PM', '+508411234'],
  ['72 12 34', 'WF', '+681721234'],
  ['40 41 23 45', 'PF', '+68940412345'],
  ['030 901820', 'DE', '+4930901820'],
  ['72 12 34', 'FR', null],
  ['06 12 34 56 7', 'FR', null],
  ['appelez-moi', 'FR', null],
  ['', 'FR', null],
]

test.group('A phone number', () => {
  for (const [text, country, stored] of NUMBERS) {
    test(`"${text}" of ${country} is ${stored ?? 'none'}`, ({ assert }) => {
      assert.equal(readPhone(text, country), stored)
    })
  }

  test('is written for people, and reads back the same', ({ assert }) => {
    assert.equal(writePhone('+33612345678'), '+33 6 12 34 56 78')
    for (const stored of ['+33612345678', '+590590123456', '+508411234', '+4930901820']) {
      assert.equal(readPhone(writePhone(stored) ?? ''), stored)
    }
    assert.isNull(writePhone(null))
  })
})
