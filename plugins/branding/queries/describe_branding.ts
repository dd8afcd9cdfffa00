import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { brandingOf } from '#plugins/branding/branding'
import { DEFAULT_COLOURS } from '#plugins/branding/default_tokens'
import { hexOf } from '#plugins/branding/services/colour'
import { contrastWarnings } from '#plugins/branding/services/contrast_check'

/** The branding, with the pairs of colours that are hard to read. */
@inject()
export class DescribeBranding {
  constructor(private readonly store: Store) {}

  async execute() {
    const { colours, images } = await brandingOf(this.store)
    const hex = Object.fromEntries(colours.map(({ id, value }) => [id, hexOf(value)]))
    return {
      colours: colours.map(({ id }) => ({ id, value: hex[id], isOwn: hex[id] !== DEFAULT_COLOURS[id] })),
      images,
      warnings: contrastWarnings(hex),
    }
  }
}
