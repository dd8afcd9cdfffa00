import { shopAddress } from '#core/links/shop_address'
import type { Locale } from '#core/i18n/locales'
import type { MailTemplate, MailValues } from '#core/mail/mail_template'

/** Values for a preview. */
export function exampleValues({ variables }: Pick<MailTemplate, 'variables'>, locale: Locale): MailValues {
  return Object.fromEntries(
    Object.entries(variables).map(([name, { kind, example }]) => {
      const shown = typeof example === 'object' ? example[locale] : example
      return [name, kind === 'link' ? shopAddress(String(shown), locale) : shown]
    })
  )
}
