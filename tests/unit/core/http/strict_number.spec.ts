import vine, { errors } from '@vinejs/vine'
import { test } from '@japa/runner'
import { strictNumber } from '#core/http/strict_number'

const read = vine.create({
  quantity: strictNumber().withoutDecimals().min(1).optional(),
  parts: vine.record(strictNumber()).optional(),
})

async function ruleOf(body: object): Promise<string> {
  try {
    await read.validate(body)
    return 'fine'
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return (error.messages as { rule: string }[])[0]?.rule ?? ''
  }
}

test.group('A number that is written', () => {
  test('is read from numbers and from the figures of a form', async ({ assert }) => {
    for (const quantity of [2, '2', ' 2 ', '2.0', '02']) {
      assert.deepEqual(await read.validate({ quantity }), { quantity: 2 }, `${quantity}`)
    }
    assert.deepEqual(await read.validate({ parts: { A: '3', B: 0 } }), { parts: { A: 3, B: 0 } })
    assert.deepEqual(await read.validate({}), {})
  })

  test('is never guessed from anything else')
    .with([true, false, [2], ['2'], [], {}, '0x10', '1e3', '', 'deux', '1,5', Number.NaN])
    .run(async ({ assert }, value) => {
      assert.equal(await ruleOf({ quantity: value }), 'number')
      assert.equal(await ruleOf({ parts: { A: value } }), 'number')
    })

  test('keeps to the rules that follow', async ({ assert }) => {
    assert.equal(await ruleOf({ quantity: 1.5 }), 'withoutDecimals')
    assert.equal(await ruleOf({ quantity: '1.5' }), 'withoutDecimals')
    assert.equal(await ruleOf({ quantity: 0 }), 'min')
  })
})
