import { test } from '@japa/runner'
import { family, flatten, heightOf, pathsOf, placed, projected, stepped, withoutBelow, type TreeLine } from './tree'

const line = (id: number, parentId: number | null = null): TreeLine => ({ id, parentId })

/** 1 › (2 › 3, 4), 5 */
const lines = [line(1), line(2, 1), line(3, 2), line(4, 1), line(5)]
const drawn = (of: TreeLine[], closed: number[] = []) =>
  flatten(of, new Set(closed)).map(({ line: { id }, depth }) => `${'-'.repeat(depth)}${id}`)

test.group('A tree', () => {
  test('is drawn from top to bottom, without what closed lines hold', ({ assert }) => {
    assert.deepEqual(drawn(lines), ['1', '-2', '--3', '-4', '5'])
    assert.deepEqual(drawn(lines, [2]), ['1', '-2', '-4', '5'])
  })

  test('is rearranged step by step', ({ assert }) => {
    const after = (id: number, step: 'up' | 'down' | 'in' | 'out') => {
      const place = stepped(lines, id, step)
      return place && drawn(placed(lines, id, place))
    }
    assert.deepEqual(after(4, 'up'), ['1', '-4', '-2', '--3', '5'])
    assert.deepEqual(after(4, 'in'), ['1', '-2', '--3', '--4', '5'])
    assert.deepEqual(after(2, 'out'), ['1', '-4', '2', '-3', '5'])
    assert.deepEqual(after(1, 'down'), ['5', '1', '-2', '--3', '-4'])
    assert.deepEqual([after(1, 'up'), after(1, 'in'), after(5, 'down'), after(5, 'out')], [null, null, null, null])
  })

  test('says where a dragged line would stand: as deep as it is held, as far as its neighbours allow', ({ assert }) => {
    const flat = flatten(lines, new Set())
    const over = (active: number, target: number, levels: number) => projected(flat, { active, over: target, levels })
    assert.deepEqual(over(5, 4, 0), { parentId: 1, index: 1, depth: 1 })
    assert.deepEqual(over(5, 4, 2), { parentId: 2, index: 1, depth: 2 })
    assert.deepEqual(over(5, 1, 3), { parentId: null, index: 0, depth: 0 })
    assert.deepEqual(over(4, 5, -1), { parentId: null, index: 2, depth: 0 })
  })

  test('has no more levels than it may', ({ assert }) => {
    assert.isNull(stepped(lines, 4, 'in', 2))
    assert.deepEqual(stepped(lines, 4, 'in', 3), { parentId: 2, index: 1 })
    assert.isNull(stepped(lines, 5, 'in', 1))
    assert.equal(heightOf(lines, 1), 3)
    const flat = flatten(lines, new Set())
    assert.deepEqual(projected(flat, { active: 5, over: 4, levels: 2 }, 1), { parentId: 1, index: 1, depth: 1 })
    assert.isNull(projected(flat, { active: 5, over: 2, levels: 0 }, 0))
  })

  test('calls a row by its path', ({ assert }) => {
    const named = lines.map((each) => ({ ...each, name: `R${each.id}` }))
    assert.deepEqual([...pathsOf(named).values()], ['R1', 'R1 › R2', 'R1 › R2 › R3', 'R1 › R4', 'R5'])
  })

  test('drops nothing into itself', ({ assert }) => {
    const kept = withoutBelow(flatten(lines, new Set()), 1).map(({ line: { id } }) => id)
    assert.deepEqual(kept, [1, 5])
    assert.deepEqual([...family(lines, 1)], [1, 2, 4, 3])
  })
})
