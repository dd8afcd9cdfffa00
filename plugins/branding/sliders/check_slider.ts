import { hrefKind } from '#core/rich_text/href'
import { sliderAboutInvalid } from '#plugins/branding/errors'
import type { RowChange } from '#core/resources/resource'

/** Refuses a page that is none of the shop's own. */
export function checkSlider({ after }: RowChange<{ about: string | null }>): void {
  if (after.about && hrefKind(after.about) !== 'reference') throw sliderAboutInvalid({}, 'about')
}
