import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { FrozenClock } from '#core/time/frozen_clock'
import { readInstant, writeInstant } from '#core/time/instant'
import { SystemClock } from '#core/time/system_clock'

test.group('Clock', () => {
  test('the system clock tells the present in UTC', ({ assert }) => {
    const clock = new SystemClock()
    const before = clock.epoch()
    const now = clock.now()
    assert.equal(now.zoneName, 'UTC')
    assert.isAtLeast(now.toMillis(), before)
    assert.isAtMost(now.toMillis(), clock.epoch())
  })

  test('a frozen clock stands still until it is moved', ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:20:30.123Z')
    assert.equal(writeInstant(clock.now()), '2026-11-21T10:20:30.123Z')
    assert.equal(clock.epoch(), 1795256430123)
    clock.advance({ days: 30, milliseconds: 1 })
    assert.equal(writeInstant(clock.now()), '2026-12-21T10:20:30.124Z')
    clock.travelTo('2024-02-29T00:00:00.000Z')
    clock.advance({ years: 1 })
    assert.equal(writeInstant(clock.now()), '2025-02-28T00:00:00.000Z')
  })
})

test.group('Instants as text', () => {
  test('are always UTC with three decimals, whatever the zone', ({ assert }) => {
    const paris = DateTime.fromISO('2026-07-14T02:00:00', { zone: 'Europe/Paris' })
    assert.equal(writeInstant(paris), '2026-07-14T00:00:00.000Z')
  })

  test('sort like the instants and read back unchanged', ({ assert }) => {
    const millis = fc.integer({ min: 0, max: 253_402_300_799_999 })
    fc.assert(
      fc.property(millis, millis, (left, right) => {
        const texts = [left, right].map((ms) => writeInstant(DateTime.fromMillis(ms)))
        assert.equal(readInstant(texts[0]!).toMillis(), left)
        assert.equal(texts[0]! < texts[1]!, left < right)
        assert.lengthOf(texts[0]!, 24)
      })
    )
  })

  test('in another form are refused: {$self}')
    .with(['2026-11-21', '2026-11-21T10:20:30Z', '2026-11-21T10:20:30.123+01:00', '2026-02-30T10:20:30.123Z', ''])
    .run(({ assert }, text) => {
      assert.throws(() => readInstant(text), /Not an instant/)
    })

  test('beyond four-digit years cannot be written', ({ assert }) => {
    assert.throws(() => writeInstant(DateTime.utc(10_000)), /years 0 and 9999/)
    assert.throws(() => writeInstant(DateTime.invalid('broken')), /years 0 and 9999/)
  })
})
