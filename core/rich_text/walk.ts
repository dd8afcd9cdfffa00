import type { Field, Fields } from '#core/fields/field'
import type { RichNode } from '#core/rich_text/document'

/** Every node, in the order of reading. */
export function* nodesIn(content: readonly RichNode[]): Generator<RichNode> {
  for (const node of content) {
    yield node
    if (node.content) yield* nodesIn(node.content)
  }
}

/** The nodes of blocks, in the order of reading. */
export const blocksIn = (content: readonly RichNode[]): RichNode[] =>
  [...nodesIn(content)].filter(({ type }) => type === 'block')

/** A value of a field, wherever it stands. */
export interface PlacedValue {
  field: Field
  value: unknown
  replace(next: unknown): void
}

/** The values of these fields that are there, those of groups and repeaters included. */
export function* valuesIn(fields: Fields, values: Record<string, unknown>): Generator<PlacedValue> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    const { fields: nested } = field.options as { fields?: Fields }
    if (!nested) {
      yield { field, value, replace: (next) => void (values[name] = next) }
      continue
    }
    for (const one of [value].flat()) {
      if (typeof one === 'object' && one !== null) yield* valuesIn(nested, one as Record<string, unknown>)
    }
  }
}
