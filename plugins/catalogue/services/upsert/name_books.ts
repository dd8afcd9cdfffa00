import { CategoryBook } from '#plugins/catalogue/services/upsert/category_book'
import { FileBook } from '#plugins/catalogue/services/upsert/file_book'
import { LinkBook } from '#plugins/catalogue/services/upsert/link_book'
import { PartBook } from '#plugins/catalogue/services/upsert/part_book'
import { WaitingBook } from '#plugins/catalogue/services/upsert/waiting_book'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { CategoryTree } from '#plugins/catalogue/services/categories/category_tree'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'
import type { ReadSet } from '#core/database/read_set'
import type { Transaction } from '#core/database/store'

/**
 * What the products of a batch name, beside options: categories, other products, parts, files; and whose links wait for
 * one of them.
 */
export class NameBooks {
  readonly categories = new CategoryBook()
  readonly links = new LinkBook()
  readonly parts = new PartBook()
  readonly files = new FileBook()
  readonly waiting = new WaitingBook()

  constructor(inputs: readonly ProductInput[]) {
    for (const input of inputs) {
      this.categories.gather(input)
      this.links.gather(input)
      this.parts.gather(input)
      this.files.gather(input)
      this.waiting.gather(input)
    }
  }

  /** Asks for what is named. */
  ask(reads: ReadSet, bulk: Bulk): void {
    this.categories.ask(reads)
    this.links.ask(reads, bulk)
    this.parts.ask(reads, bulk)
    this.files.ask(reads, bulk)
    this.waiting.ask(reads, bulk)
  }

  /** Takes what was found; with a tree, categories that do not exist are made in it. */
  async settle(trx: Transaction, tree: CategoryTree | null): Promise<void> {
    await this.categories.settle(trx, tree)
    this.links.settle()
    this.parts.settle()
    this.files.settle()
  }
}
