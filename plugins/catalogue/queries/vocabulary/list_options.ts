import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { fold } from '#core/text/fold'
import { readThrough } from '#plugins/catalogue/database/read_through'
import { findOptions, type OptionRow } from '#plugins/catalogue/services/vocabulary/option_rows'

export interface OptionQuery {
  q?: string
  page?: number
  limit?: number
}

/** An option with the place it has among all of its attribute. */
export type PlacedOption = OptionRow & { index: number }

/** A page of the options of an attribute, in their order: those that hold every word. Hundreds are read at once, thousands too. */
@inject()
export class ListOptions {
  constructor(private readonly store: Store) {}

  async execute(attributeId: number, { q = '', page = 1, limit = 50 }: OptionQuery) {
    const options = (await findOptions(readThrough(this.store), attributeId)).map((option, index): PlacedOption => ({
      ...option,
      index,
    }))
    const words = fold(q).split(/\s+/).filter(Boolean)
    const found = options.filter(({ code, label }) => {
      const text = fold([code, ...Object.values(label)].join(' '))
      return words.every((word) => text.includes(word))
    })
    const data = found.slice((page - 1) * limit, page * limit)
    return { data, meta: { total: found.length, all: options.length, page, limit } }
  }
}
