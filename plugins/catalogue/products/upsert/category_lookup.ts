import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { ReadList, type ReadSet } from '#core/database/read_set'
import { slugify } from '#core/text/slug'
import { categoryUnknown } from '#plugins/catalogue/categories/errors'
import { firstUnprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import type { DomainError } from '#core/errors/domain_error'
import type { Transaction } from '#core/database/store'
import type { CategoryKind, CategoryTree } from '#plugins/catalogue/categories/category_tree'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

interface Node {
  id: number
  parentId: number | null
  kind: CategoryKind
  code: string
  /** Folded names and slugs, of all languages. */
  names: Set<string>
}

/**
 * Finds the categories that a batch names by id or path. A part of a path is a code, a slug or a name in any language. A
 * path of one part also finds a category at any depth, if it is the only match.
 */
export class CategoryLookup {
  #wanted = new Map<string, { kind: CategoryKind; path: string | number }>()
  #nodes: Node[] = []
  #ids = new Map<string, number>()
  #found = new ReadList<Omit<Node, 'names'> & { name: string | null; slug: string | null }>()
  #isMaking = false
  /** True when a category was created. */
  hasGrown = false

  gather({ categories, dishes }: ProductInput): void {
    for (const path of categories ?? []) this.#wanted.set(keyOf('category', path), { kind: 'category', path })
    for (const path of dishes ?? []) this.#wanted.set(keyOf('dish', path), { kind: 'dish', path })
  }

  /** Declares the read of the tree, unless no category is named. */
  query(reads: ReadSet): void {
    if (this.#wanted.size === 0) return
    this.#found = reads.list(
      {
        id: 'c.id',
        parentId: 'c.parent_id',
        kind: 'c.kind',
        code: 'c.code',
        name: 't.name',
        slug: 't.slug',
      },
      'catalogue_categories c left join catalogue_category_translations t on t.category_id = c.id',
      'c.id'
    )
  }

  /** Finds the named categories. With a tree, missing ones are created in it. */
  async resolve(trx: Transaction, tree: CategoryTree | null): Promise<void> {
    this.#isMaking = tree !== null
    this.#readNodes()
    for (const [key, { kind, path }] of this.#wanted) {
      if (typeof path === 'number') {
        const node = this.#nodes.find((each) => each.id === path && each.kind === kind)
        if (node) this.#ids.set(key, path)
        continue
      }
      const parts = partsOf(path)
      const id = this.#find(kind, parts) ?? (tree ? await this.#make(trx, tree, kind, parts) : null)
      if (id !== null) this.#ids.set(key, id)
    }
  }

  idOf(kind: CategoryKind, path: string | number): number | null {
    return this.#ids.get(keyOf(kind, path)) ?? null
  }

  #readNodes(): void {
    const nodes = new Map<number, Node>()
    for (const { name, slug, ...row } of this.#found.rows) {
      const node = nodes.get(row.id) ?? { ...row, names: new Set() }
      if (name) node.names.add(fold(name))
      if (slug) node.names.add(slug)
      nodes.set(row.id, node)
    }
    this.#nodes = [...nodes.values()]
  }

  #find(kind: CategoryKind, parts: string[]): number | null {
    let parentId: number | null = null
    for (const part of parts) {
      const found = this.#child(kind, parentId, part)
      if (!found) return parts.length === 1 ? this.#only(kind, part) : null
      parentId = found.id
    }
    return parentId
  }

  #child(kind: CategoryKind, parentId: number | null, part: string): Node | undefined {
    return this.#nodes.find((node) => node.kind === kind && node.parentId === parentId && fits(node, part))
  }

  #only(kind: CategoryKind, part: string): number | null {
    const fitting = this.#nodes.filter((node) => node.kind === kind && fits(node, part))
    return fitting.length === 1 ? (fitting[0] as Node).id : null
  }

  /** The error for a path that was not found. */
  problemOf(path: string | number, field: string): DomainError {
    const error = this.#isMaking && typeof path === 'string' ? firstUnprintableError(partsOf(path), field) : null
    return error ?? categoryUnknown({ category: String(path).slice(0, 100) }, field)
  }

  async #make(trx: Transaction, tree: CategoryTree, kind: CategoryKind, parts: string[]): Promise<number | null> {
    if (parts.some((part) => part.length > TEXT_LIMITS.label) || firstUnprintableError(parts, kind)) return null
    let parentId: number | null = null
    for (const name of parts) {
      const found = this.#child(kind, parentId, name)
      parentId = found ? found.id : await this.#add(trx, tree, { kind, parentId, name })
    }
    return parentId
  }

  async #add(
    trx: Transaction,
    tree: CategoryTree,
    { kind, parentId, name }: { kind: CategoryKind; parentId: number | null; name: string }
  ): Promise<number> {
    const code = this.#freeCode(kind, slugify(name, `${kind}-${this.#nodes.length + 1}`))
    const texts = { [DEFAULT_LOCALE]: { name } }
    const id = await tree.add(trx, { kind, parentId, code, texts })
    this.#nodes.push({ id, parentId, kind, code, names: new Set([fold(name)]) })
    this.hasGrown = true
    return id
  }

  #freeCode(kind: CategoryKind, code: string): string {
    const taken = new Set(this.#nodes.filter((node) => node.kind === kind).map((node) => node.code))
    let free = code
    for (let n = 2; taken.has(free); n += 1) free = `${code}-${n}`
    return free
  }
}

const keyOf = (kind: CategoryKind, path: string | number) => `${kind}\n${typeof path}\n${path}`

/** `Vins rouges > Bordeaux` → its parts. */
function partsOf(path: string): string[] {
  return path
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function fits({ code, names }: Node, part: string): boolean {
  return code === part || names.has(part) || names.has(fold(part))
}
