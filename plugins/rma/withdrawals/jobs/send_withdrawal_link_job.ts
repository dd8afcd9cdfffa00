import app from '@adonisjs/core/services/app'
import { foldEmail } from '#core/database/fold_email'
import { MailWithdrawal } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import { Store } from '#core/database/store'
import type { Job } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** Mails the link to withdraw from an order to somebody who gave its number and its e-mail address; else nothing happens. */
const sendWithdrawalLinkJob: Job = {
  async run({ number, email }) {
    const [store, mail] = await Promise.all([app.container.make(Store), app.container.make(MailWithdrawal)])
    const row = await store.reader.first<{ email: string; locale: Locale; channel: string }>(
      'select email, locale, channel from sales_orders where number = ?',
      [String(number)]
    )
    if (!row || foldEmail(row.email) !== foldEmail(String(email))) return
    await store.transaction((trx) => mail.link(trx, { number: String(number), ...row }))
  },
}

export default sendWithdrawalLinkJob
