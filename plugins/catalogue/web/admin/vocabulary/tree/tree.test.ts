import { describe, expect, it } from 'vitest'
import { family, flatten, placed, projected, stepped, withoutBelow, type TreeLine } from './tree'

const line = (id: number, parentId: number | null = null): TreeLine => ({ id, parentId })

/** 1 › (2 › 3, 4), 5 */
const lines = [line(1), line(2, 1), line(3, 2), line(4, 1), line(5)]
const drawn = (of: TreeLine[], closed: number[] = []) =>
  flatten(of, new Set(closed)).map(({ line: { id }, depth }) => `${'-'.repeat(depth)}${id}`)

describe('A tree', () => {
  it('is drawn from top to bottom, without what closed lines hold', () => {
    expect(drawn(lines)).toEqual(['1', '-2', '--3', '-4', '5'])
    expect(drawn(lines, [2])).toEqual(['1', '-2', '-4', '5'])
  })

  it('is rearranged step by step', () => {
    const after = (id: number, step: 'up' | 'down' | 'in' | 'out') => {
      const place = stepped(lines, id, step)
      return place && drawn(placed(lines, id, place))
    }
    expect(after(4, 'up')).toEqual(['1', '-4', '-2', '--3', '5'])
    expect(after(4, 'in')).toEqual(['1', '-2', '--3', '--4', '5'])
    expect(after(2, 'out')).toEqual(['1', '-4', '2', '-3', '5'])
    expect(after(1, 'down')).toEqual(['5', '1', '-2', '--3', '-4'])
    expect([after(1, 'up'), after(1, 'in'), after(5, 'down'), after(5, 'out')]).toEqual([null, null, null, null])
  })

  it('says where a dragged line would stand: as deep as it is held, as far as its neighbours allow', () => {
    const flat = flatten(lines, new Set())
    const over = (active: number, target: number, levels: number) => projected(flat, { active, over: target, levels })
    expect(over(5, 4, 0)).toEqual({ parentId: 1, index: 1, depth: 1 })
    expect(over(5, 4, 2)).toEqual({ parentId: 2, index: 1, depth: 2 })
    expect(over(5, 1, 3)).toEqual({ parentId: null, index: 0, depth: 0 })
    expect(over(4, 5, -1)).toEqual({ parentId: null, index: 2, depth: 0 })
  })

  it('drops nothing into itself', () => {
    const kept = withoutBelow(flatten(lines, new Set()), 1).map(({ line: { id } }) => id)
    expect(kept).toEqual([1, 5])
    expect([...family(lines, 1)]).toEqual([1, 2, 4, 3])
  })
})
