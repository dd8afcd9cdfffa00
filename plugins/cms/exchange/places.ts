import { blockOf, type RichText } from '#core/rich_text/document'
import { nodesIn, valuesIn } from '#core/rich_text/walk'
import type { Block } from '#core/rich_text/block'
import type { Field, Fields } from '#core/fields/field'
import { LOCALES } from '#core/i18n/locales'

/** A name, the id of a row, or null: there is none. */
export type Called = string | number | null

/** Something that a value names: rows of a list, files, the target of a link. */
export interface Place {
  /** Key of a list, `media`, or a kind of links behind `link:`. */
  list: string
  /** As the value has them: ids, or names of a file. */
  names: string[]
  /** Whether it may be that the value names something of another list. */
  isGuess?: true
  /** Names for ids, or ids for names, in their order. */
  replace(next: readonly Called[]): void
}

type Blocks = ReadonlyMap<string, Block>

/** A reference in a text or a link: `ref:cms.content/12#prix`, with a name in the place of the id in a file. */
const REFERENCE = /^ref:([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+)\/([^#\s"'<>]+)(#\S*)?$/
const IN_HTML = /(?<=href=")ref:[^"]+(?=")/g

/** What the values of a row name, in every language. */
export function* placesIn(fields: Fields, row: Record<string, unknown>, blocks: Blocks): Generator<Place> {
  for (const [name, field] of Object.entries(fields)) {
    if (!field.options.translated) {
      yield* placesOfValues({ [name]: field }, row, blocks)
      continue
    }
    const texts = row[name] as Record<string, unknown> | null | undefined
    for (const locale of LOCALES) {
      if (texts) yield* placesOfValues({ [locale]: field }, texts, blocks)
    }
  }
}

function* placesOfValues(fields: Fields, values: Record<string, unknown>, blocks: Blocks): Generator<Place> {
  for (const { field, value, replace } of valuesIn(fields, values)) {
    const list = listOf(field)
    if (list !== null) yield rowsPlace(list, value, replace)
    else if (field.kind === 'link') yield* linkPlace(String(value), replace)
    else if (field.kind === 'rich_text') yield* placesOfText(value as RichText, blocks)
    else if (field.kind === 'choice') yield* choicePlace(field, String(value), replace)
  }
}

function listOf({ kind, options }: Field): string | null {
  if (kind === 'media') return 'media'
  return kind === 'relation' ? (options as unknown as { of: string }).of : null
}

function rowsPlace(list: string, value: unknown, replace: (next: unknown) => void): Place {
  const isMany = Array.isArray(value)
  return {
    list,
    names: [value].flat().map(String),
    replace: (next) => replace(isMany ? next.filter((one) => one !== null) : (next[0] ?? null)),
  }
}

function* linkPlace(href: string, replace: (next: string | null) => void): Generator<Place> {
  const [, kind, name, anchor = ''] = REFERENCE.exec(href) ?? []
  if (kind === undefined || name === undefined) return
  yield {
    list: `link:${kind}`,
    names: [decodeURIComponent(name)],
    replace: ([next = null]) => replace(next === null ? null : `ref:${kind}/${written(next)}${anchor}`),
  }
}

/** Names may have signs that mean something in an address. */
const written = (called: string | number) => encodeURIComponent(called)

/** A value that is the id of a thing is written as a reference. */
function* choicePlace({ options }: Field, value: string, replace: (next: string | null) => void): Generator<Place> {
  const { refersTo } = options as unknown as { refersTo?: readonly string[] }
  if (!refersTo) return
  const [, kind, name] = REFERENCE.exec(value) ?? []
  if (kind !== undefined && name !== undefined) {
    yield {
      list: `link:${kind}`,
      names: [decodeURIComponent(name)],
      replace: ([next = null]) => replace(next === null ? null : String(next)),
    }
    return
  }
  let isFound = false
  for (const each of refersTo) {
    yield {
      list: `link:${each}`,
      names: [value],
      isGuess: true,
      replace([next = null]) {
        if (next !== null) replace(`ref:${each}/${written(next)}`)
        else if (!isFound) replace(null)
        isFound ||= next !== null
      },
    }
  }
}

function* placesOfText({ content }: RichText, blocks: Blocks): Generator<Place> {
  for (const node of nodesIn(content)) {
    for (const mark of node.marks ?? []) {
      const { attrs } = mark
      if (!attrs) continue
      yield* linkPlace(attrs.href, (next) => {
        if (next === null) node.marks = node.marks?.filter((one) => one !== mark)
        else attrs.href = next
      })
    }
    if (node.type !== 'block') continue
    const { name, values } = blockOf(node)
    const block = blocks.get(name)
    if (!block) continue
    yield* placesOfValues(block.fields, values, blocks)
    for (const field of block.html ?? []) yield* placesOfHtml(values, field)
  }
}

function* placesOfHtml(values: Record<string, unknown>, field: string): Generator<Place> {
  for (const [href] of String(values[field] ?? '').matchAll(IN_HTML)) {
    yield* linkPlace(href, (next) => {
      values[field] = String(values[field]).replaceAll(`href="${href}"`, next === null ? 'href="#"' : `href="${next}"`)
    })
  }
}
