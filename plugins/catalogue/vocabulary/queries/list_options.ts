import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closenessOf } from '#core/lists/closeness'
import { fold } from '#core/text/fold'
import { findOptions, type OptionRow } from '#plugins/catalogue/vocabulary/option_rows'

export interface OptionQuery {
  q?: string
  page?: number
  limit?: number
}

/** An option with the place it has among all of its attribute. */
export type PlacedOption = OptionRow & { index: number }

/** A page of the options of an attribute that hold every word: what is named exactly first, then in their order. Hundreds are read at once, thousands too. */
@inject()
export class ListOptions {
  constructor(private readonly store: Store) {}

  async execute(attributeId: number, { q = '', page = 1, limit = 50 }: OptionQuery) {
    const options = (await findOptions(this.store.read, attributeId)).map((option, index): PlacedOption => ({
      ...option,
      index,
    }))
    const words = fold(q).split(/\s+/).filter(Boolean)
    const found = options.filter(({ code, label }) => {
      const text = fold([code, ...Object.values(label)].join(' '))
      return words.every((word) => text.includes(word))
    })
    const near = ({ code, label }: PlacedOption) => closenessOf(code, Object.values(label), q)
    if (words.length > 0) found.sort((one, other) => near(one) - near(other))
    const data = found.slice((page - 1) * limit, page * limit)
    return { data, meta: { total: found.length, all: options.length, page, limit } }
  }
}
