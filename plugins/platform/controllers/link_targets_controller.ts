import { inject } from '@adonisjs/core'
import { LinkNames } from '#core/links/link_names'
import { readReference, writeReference } from '#core/rich_text/href'
import { indexLinkTargets } from '#plugins/platform/validators/link_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

const EACH = 10

/** What links may lead to, of every kind that the person may see: for the link dialog of the editor and for menus. */
@inject()
export default class LinkTargetsController {
  constructor(private readonly names: LinkNames) {}

  async index({ request, person, shop }: HttpContext) {
    const {
      q = '',
      targetKinds = [],
      refs,
      limit = EACH,
    } = await request.validateUsing(indexLinkTargets, {
      data: request.qs(),
    })
    const reader = { person: person as Person, locale: shop.locale }
    const found =
      refs === undefined
        ? await this.names.search(q, { kinds: targetKinds, limit }, reader)
        : [...(await this.names.of(referencesOf(refs), reader)).values()]
    const data = found.map((each) => ({ ...each, href: writeReference(each) }))
    return { data, targetKinds: await this.names.kinds(reader) }
  }
}

const referencesOf = (refs: readonly string[]) => refs.flatMap((ref) => readReference(ref) ?? [])
