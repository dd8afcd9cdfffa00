import type { Translate } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { Snippet } from '#web/admin/form/snippet_menu'
import type { RichText } from '#web/rich_text/document'

export type MailData = ResponseOf<'configuration.admin.mails.show'>['data']
export type MailListed = ResponseOf<'configuration.admin.mails.index'>['data'][number]
export type MailChannel = ResponseOf<'configuration.admin.setting_scopes.index'>['data']['channels'][number]

/** What the form changes. */
export interface MailValues extends Record<string, unknown> {
  subject: string
  /** Null: nothing is written. */
  body: RichText | null
}

export const valuesOf = ({ subject, body }: { subject: string; body: unknown }): MailValues => ({
  subject,
  body: body as RichText | null,
})

/** As it is sent: a mail without a text is refused by name. */
export const textOf = ({ subject, body }: MailValues) => ({ subject, body: body ?? { type: 'doc', content: [] } })

/** The variables of a mail for a menu. Values of several lines, and addresses, do not stand in a subject. */
export function snippetsOf({ variables }: MailData, place: 'subject' | 'body', t: Translate): Snippet[] {
  return variables
    .filter(({ kind }) => place === 'body' || kind === 'text' || kind === 'figure')
    .map(({ name, label, example, isNeeded }) => ({
      text: `{{${name}}}`,
      label: isNeeded ? t('configuration.mails.needed', { label }) : label,
      hint: example,
    }))
}
