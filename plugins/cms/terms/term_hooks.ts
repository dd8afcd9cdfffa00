import app from '@adonisjs/core/services/app'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { ReaddressCategory } from '#plugins/cms/content/readdress_category'
import { CATEGORY_KIND, TermAddresses, type TermKind } from '#plugins/cms/terms/term_addresses'
import { slugify } from '#core/text/slug'
import type { ResourceHooks, StoredRow } from '#core/resources/resource'

type ByLocale = Record<Locale, string | null>

type Term = StoredRow & { name: ByLocale; slug: ByLocale }

/** Gives categories and tags an address in each language in which they have a name. Former addresses lead to the present one. */
export function termHooks(kind: TermKind): ResourceHooks<Term> {
  return {
    async validate({ trx, after }) {
      const addresses = await app.container.make(TermAddresses)
      const slugs = { ...after.slug }
      for (const locale of LOCALES) {
        const name = after.name[locale]
        if (!name) slugs[locale] = null
        else slugs[locale] ||= await addresses.freeSlug(trx, kind, after.id, locale, slugify(name))
      }
      after.slug = slugs
    },
    async afterSave({ trx, before, after }) {
      if (before && JSON.stringify(before.slug) === JSON.stringify(after.slug)) return
      await (await app.container.make(TermAddresses)).claim(trx, kind, after)
      if (before && kind === CATEGORY_KIND) await (await app.container.make(ReaddressCategory)).execute(trx, after.id)
    },
    async afterDelete({ trx, row }) {
      await (await app.container.make(TermAddresses)).release(trx, kind, row.id)
    },
  }
}
