import fc from 'fast-check'
import { test } from '@japa/runner'
import { workOutParent } from '#plugins/tickets/tickets/work_out_parent'
import type { Child, Priority } from '#plugins/tickets/tickets/ticket_context'

const priorities = [1, 2, 3].map((id) => ({ id, position: id, isDefault: id === 2 })) as Priority[]

const derived = { dates: true, priority: true, doneRatio: true }

const own = { startOn: null, dueOn: null, priorityId: 2, doneRatio: 0 }

const day = fc.option(fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`))

const child: fc.Arbitrary<Child> = fc.record({
  id: fc.integer({ min: 1, max: 999 }),
  isClosed: fc.boolean(),
  startOn: day,
  dueOn: day,
  doneRatio: fc.integer({ min: 0, max: 100 }),
  estimatedMinutes: fc.option(fc.integer({ min: 0, max: 10_000 })),
  priorityId: fc.integer({ min: 1, max: 3 }),
})

const worked = (children: readonly Child[]) => workOutParent(own, children, { derived, priorities })

test.group('A parent that follows its subtasks', () => {
  test('lies between them, whatever they are', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(child, { minLength: 1, maxLength: 8 }), (children) => {
        const { startOn, dueOn, doneRatio, priorityId } = worked(children)
        const ratios = children.map((one) => (one.isClosed ? 100 : one.doneRatio))
        assert.isAtLeast(doneRatio, Math.min(...ratios))
        assert.isAtMost(doneRatio, Math.max(...ratios))
        assert.isTrue(startOn === null || dueOn === null || startOn <= dueOn)
        const open = children.filter(({ isClosed }) => !isClosed).map((one) => one.priorityId)
        assert.equal(priorityId, open.length > 0 ? Math.max(...open) : 2)
        // The order of the subtasks means nothing.
        assert.deepEqual(worked([...children].reverse()), worked(children))
      })
    )
  })

  test('is done when all of them are closed, and rounded down else', ({ assert }) => {
    const one = { id: 1, isClosed: false, startOn: null, dueOn: null, doneRatio: 0, priorityId: 1 }
    const closed = { ...one, isClosed: true, estimatedMinutes: 7 }
    assert.equal(worked([closed, { ...closed, estimatedMinutes: null }]).doneRatio, 100)
    // Two thirds are 66, not 67; who has no estimate weighs as much as the average of the others.
    assert.equal(worked([closed, closed, { ...one, estimatedMinutes: null }]).doneRatio, 66)
    assert.equal(
      worked([
        { ...one, doneRatio: 50, estimatedMinutes: 30 },
        { ...one, estimatedMinutes: 90 },
      ]).doneRatio,
      12
    )
  })

  test('keeps its own values where they do not follow, or without subtasks', ({ assert }) => {
    const apart = { derived: { dates: false, priority: false, doneRatio: false }, priorities }
    const some = {
      id: 1,
      isClosed: true,
      startOn: '2026-11-10',
      dueOn: null,
      doneRatio: 40,
      estimatedMinutes: 5,
      priorityId: 3,
    }
    assert.deepEqual(workOutParent(own, [some], apart), own)
    assert.deepEqual(worked([]), own)
  })
})
