import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { LEVELS, TEXT_COLUMNS, type TextColumn } from '#plugins/catalogue/categories/import/category_columns'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** How another program writes a category a row. */
export interface TreeFacts {
  /** Column with the number of the category. */
  id: string
  /** Column with what is above it: its number, or its name. */
  parent: string
  /** The columns of its texts. */
  texts: Readonly<Partial<Record<TextColumn, string>>>
  position?: string
  /** Column that says whether the shop shows it. */
  status: string
  isShown(row: ForeignRow): boolean
  /** Whether the row is the root of the tree, which is no category here. */
  isRoot(row: ForeignRow): boolean
  /** Null: the row is not of one language. */
  localeOf?(row: ForeignRow): Locale | null
}

interface Node {
  name: string
  parent: string
  isRoot: boolean
  /** By column of our format. */
  texts: Record<string, string>
}

/**
 * Reads rows that name what is above them as rows with whole paths. Parents may come after their children. Further rows of
 * a category, in other languages, add to its first one.
 */
export async function translateTree(file: ForeignFile, facts: TreeFacts): Promise<Translation> {
  const { id, parent, position, status } = facts
  const nodes = new Map<string, Node>()
  const byName = new Map<string, Node>()
  const texts = textColumns.flatMap((text) => {
    const column = facts.texts[text]
    return column && file.columns.has(column) ? [[text, column] as const] : []
  })
  const fields = new Map([
    ['path', parent],
    ['status', status],
  ])
  if (position && file.columns.has(position)) fields.set('position', position)
  const name = facts.texts.name ?? 'name'
  for await (const row of file.rows()) {
    const locale = facts.localeOf?.(row) ?? DEFAULT_LOCALE
    const standing = nodes.get(cell(row, id))
    const node = standing ?? { name: cell(row, name), parent: cell(row, parent), isRoot: facts.isRoot(row), texts: {} }
    for (const [text, column] of texts) {
      fields.set(`${text}.${locale}`, column)
      node.texts[`${text}.${locale}`] ??= row[column] ?? ''
    }
    nodes.set(cell(row, id), node)
    // Of several with one name, the first.
    if (!byName.has(fold(node.name))) byName.set(fold(node.name), node)
  }
  const path = (node: Node | undefined, seen: readonly Node[] = []): string[] => {
    // A circle ends at the top.
    if (!node || node.isRoot || seen.includes(node)) return []
    const above = nodes.get(node.parent) ?? byName.get(fold(node.parent))
    return [...path(above, [...seen, node]), node.name.replaceAll(LEVELS, '-')]
  }
  return {
    fields,
    begin() {
      const told = new Set<Node>()
      return (row) => {
        const node = nodes.get(cell(row, id))
        if (!node || node.isRoot || told.has(node)) return null
        told.add(node)
        return {
          path: path(node).join(` ${LEVELS} `),
          status: facts.isShown(row) ? 'published' : 'draft',
          ...(position ? { position: cell(row, position) } : {}),
          ...node.texts,
        }
      }
    },
  }
}

const textColumns = Object.keys(TEXT_COLUMNS) as TextColumn[]

const cell = (row: ForeignRow, column: string) => (row[column] ?? '').trim()
