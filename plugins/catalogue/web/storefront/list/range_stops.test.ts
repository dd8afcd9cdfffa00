import { test } from '@japa/runner'
import { nearestStop, rangeStops } from './range_stops'

test.group('Stops of a price range', () => {
  test('are fine where most bottles cost, coarse above, and end at both ends', ({ assert }) => {
    assert.deepEqual(rangeStops(47, 113), [47, 48, 49, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 113])
    assert.deepEqual(rangeStops(5, 480).slice(-3), [400, 450, 480])
  })

  test('every stop is higher than the one before, so that an arrow key always moves the handle', ({ assert }) => {
    const stops = rangeStops(3, 12_000)
    assert.isTrue(stops.every((stop, place) => place === 0 || stop > (stops[place - 1] ?? 0)))
  })

  test('a value between two stops stands at the nearer one', ({ assert }) => {
    assert.equal(nearestStop([10, 50, 55], 53), 2)
    assert.equal(nearestStop([10, 50, 55], 4), 0)
  })
})
