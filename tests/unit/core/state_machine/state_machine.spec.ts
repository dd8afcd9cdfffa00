import { test } from '@japa/runner'
import { IllegalTransition } from '#core/state_machine/illegal_transition'
import { defineLifeCycle } from '#core/state_machine/state_machine'

const parcel = defineLifeCycle({
  name: 'test.parcel',
  initial: 'ready',
  states: ['ready', 'on_the_way', 'delivered', 'lost', 'cancelled'],
  transitions: {
    send: { from: ['ready'], to: 'on_the_way' },
    deliver: { from: ['on_the_way', 'lost'], to: 'delivered' },
    give_up: [
      { from: ['ready'], to: 'cancelled' },
      { from: ['on_the_way'], to: 'lost' },
    ],
  },
})

test.group('State machine', () => {
  test('a listed action gives the next state', ({ assert }) => {
    assert.equal(parcel.transition('ready', 'send'), 'on_the_way')
    assert.equal(parcel.transition('lost', 'deliver'), 'delivered')
  })

  test('one action may lead to different states', ({ assert }) => {
    assert.equal(parcel.transition('ready', 'give_up'), 'cancelled')
    assert.equal(parcel.transition('on_the_way', 'give_up'), 'lost')
  })

  test('an illegal move says from where, what, and what is allowed instead', ({ assert }) => {
    let thrown: unknown
    try {
      parcel.transition('ready', 'deliver')
    } catch (error) {
      thrown = error
    }
    assert.instanceOf(thrown, IllegalTransition)
    const { machine, from, action, allowed } = thrown as IllegalTransition
    assert.deepEqual(
      { machine, from, action, allowed },
      { machine: 'test.parcel', from: 'ready', action: 'deliver', allowed: ['send', 'give_up'] }
    )
  })

  test('tells what is allowed, what is final, and what is a state at all', ({ assert }) => {
    assert.deepEqual(parcel.allowed('on_the_way'), ['deliver', 'give_up'])
    assert.isTrue(parcel.can('ready', 'send'))
    assert.isFalse(parcel.can('delivered', 'send'))
    assert.isTrue(parcel.isFinal('delivered'))
    assert.isFalse(parcel.isFinal('lost'))
    assert.isTrue(parcel.isState('lost'))
    assert.isFalse(parcel.isState('stolen'))
  })

  test('a state or action that does not exist does not compile', ({ assert }) => {
    // @ts-expect-error there is no such action
    assert.throws(() => parcel.transition('ready', 'burn'), IllegalTransition)
    // @ts-expect-error there is no such state
    assert.throws(() => parcel.transition('stolen', 'send'), IllegalTransition)
  })

  test('contradicting data is refused when it is declared', ({ assert }) => {
    const twice = () =>
      defineLifeCycle({
        name: 'test.twice',
        initial: 'a',
        states: ['a', 'b', 'c'],
        transitions: {
          go: [
            { from: ['a'], to: 'b' },
            { from: ['a'], to: 'c' },
          ],
        },
      })
    assert.throws(twice, 'test.twice: "go" has two ways out of "a"')
    const unlisted = () =>
      defineLifeCycle({
        name: 'test.unlisted',
        initial: 'a' as string,
        states: ['a'],
        transitions: { go: { from: ['a'], to: 'b' } },
      })
    assert.throws(unlisted, 'test.unlisted: the state "b" is not listed')
  })
})
