import app from '@adonisjs/core/services/app'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { ReferToShop } from '#core/rich_text/refer_to_shop'

type Descriptions = Partial<Record<Locale, { description: string } | undefined>>

/** Texts that stand, and those that are written in their place. */
interface ChangedTexts {
  before: Descriptions
  after: Descriptions
}

/** Puts references in the place of our own addresses in new descriptions. The number of queries does not grow with the texts. */
export async function referDescriptions(texts: readonly ChangedTexts[]): Promise<void> {
  const written = texts.flatMap(({ before, after }) =>
    LOCALES.flatMap((locale) => {
      const text = after[locale]
      return text?.description.includes('href="') && text.description !== before[locale]?.description ? [text] : []
    })
  )
  if (written.length === 0) return
  const refer = await app.container.make(ReferToShop)
  const referred = await refer.descriptions(written.map(({ description }) => description))
  for (const [at, text] of written.entries()) text.description = referred[at] ?? text.description
}
