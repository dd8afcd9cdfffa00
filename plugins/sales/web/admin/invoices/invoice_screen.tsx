import { Grid, Stack } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates } from '#web/admin/record_states'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { MissingMentions } from '../papers/missing_mentions'
import { InvoiceActions } from './invoice_actions'
import { InvoiceLines } from './invoice_lines'
import { InvoiceParties } from './invoice_parties'
import { InvoicePayments } from './invoice_payments'
import { InvoiceReminders } from './invoice_reminders'
import { invoiceState } from './invoice_state'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.invoice', words: ['sales.admin_invoices', 'sales.papers', 'sales.admin_orders.by_system'] },
  async ({ context, params, locale, staff }) => {
    const mayRecord = staff.permissions === 'all' || staff.permissions.includes('sales.transactions.create')
    const [invoice, countries, methods] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.invoices.show', { params: { id: String(params.id) }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
      mayRecord ? callOrFail(context, 'GET', 'sales.admin.payment_choices.index', { query: { locale } }) : null,
    ])
    return {
      invoice: invoice.data,
      methods: methods?.data ?? [],
      countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])),
    }
  }
)

/** An invoice with its payments. */
export default function InvoiceScreen() {
  const t = useWords()
  const locale = useLocale()
  const { invoice, methods, countries } = useLoaderData<typeof loader>()
  const dates = {
    issued: formatDate(locale, invoice.issuedAt),
    due: invoice.dueAt === null ? 'delivery' : formatDate(locale, invoice.dueAt),
  }
  return (
    <AdminPage
      title={t('sales.admin_invoices.number', { number: invoice.number })}
      parent={{ screen: 'sales.admin.invoices' }}
      caption={
        <>
          <RecordStates states={[invoiceState(invoice, t)]} />
          <span>
            {t('sales.admin_invoices.dates', dates)}
            {invoice.takenBackBy &&
              ` · ${t('sales.admin_invoices.taken_back_by', { number: invoice.takenBackBy.number })}`}
          </span>{' '}
          <RecordHistory subject="sales.invoices" id={invoice.id} />
        </>
      }
      actions={<InvoiceActions invoice={invoice} methods={methods} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <MissingMentions missing={invoice.missing} isIssued />
            <InvoiceLines invoice={invoice} />
            <InvoicePayments invoice={invoice} methods={methods} />
            <InvoiceReminders invoice={invoice} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <InvoiceParties invoice={invoice} countries={countries} />
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}
