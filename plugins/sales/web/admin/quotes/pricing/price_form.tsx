import { Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, MoneyField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { QuoteTotals } from '../quote_totals'
import { AddProduct } from './add_product'
import { DiscountAll } from './discount_all'
import { PriceLines } from './price_lines'
import { addedLine, commonPercent, priceValues, sentPrices, takenOff, worthOf } from './price_values'
import type { StaffQuote } from '../quote_data'

interface PriceFormProps {
  quote: StaffQuote
  /** Reports whether there are unsaved prices: only saved prices can be sent. */
  onDirty: (isDirty: boolean) => void
}

/** Edits the prices of a quote that was not sent yet. */
export function PriceForm({ quote, onDirty }: PriceFormProps) {
  const t = useWords()
  const locale = useLocale()
  const { id, currency } = quote
  const valuesOf = (one: StaffQuote) => priceValues(one, t('sales.admin_quotes.delivery_default'))
  const form = useAdminForm({
    values: valuesOf(quote),
    version: quote.version,
    save: (values, version = 0) =>
      call('PUT', 'sales.admin.quotes.update', { params: { id }, data: { ...sentPrices(values), version } }),
    fresh: (row) => ({ values: valuesOf(row as StaffQuote), version: (row as StaffQuote).version }),
    saved: t('sales.admin_quotes.saved'),
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const { lines, hasDelivery } = form.values
  const goods = lines.reduce((sum, line) => sum + worthOf(line), 0)
  return (
    <AdminForm form={form} submitLabel={t('sales.admin_quotes.save')} isWide>
      <Stack miw={0}>
        <section className="admin-panel" aria-label={t('sales.admin_quotes.lines')}>
          <h2>{t('sales.admin_quotes.lines')}</h2>
          <PriceLines
            quote={quote}
            lines={lines}
            change={(at, line) => form.set('lines', lines.with(at, line))}
            remove={(at) => form.set('lines', lines.toSpliced(at, 1))}
          />
          <Text size="sm" ta="right" my="sm">
            {t('sales.admin_quotes.sum', { amount: formatMoney(locale, { amount: goods, currency }) })}
          </Text>
          <AddProduct quoteId={id} add={(found) => form.set('lines', [...lines, addedLine(found, lines)])} />
          {lines.length > 0 && (
            <DiscountAll
              percent={commonPercent(lines)}
              apply={(percent) => form.set('lines', takenOff(lines, percent))}
            />
          )}
        </section>
        {(quote.isSent || lines.some(({ position }) => position === null)) && (
          <section className="admin-panel" aria-label={t('sales.admin_quotes.delivery')}>
            <h2>{t('sales.admin_quotes.delivery')}</h2>
            <div className="admin-fields">
              <BooleanField name="hasDelivery" isBox label={t('sales.admin_quotes.has_delivery')} />
              {hasDelivery && (
                <FieldRow>
                  <TextField
                    name="deliveryTitle"
                    label={t('sales.admin_quotes.delivery_title')}
                    help={t('sales.admin_quotes.delivery_help')}
                    maxLength={120}
                    required
                  />
                  <MoneyField
                    name="deliveryAmount"
                    label={t('sales.admin_quotes.delivery_amount')}
                    currency={currency}
                    required
                  />
                </FieldRow>
              )}
            </div>
          </section>
        )}
        {!isDirty && <QuoteTotals totals={quote.totals} shipping={quote.shipping} />}
      </Stack>
    </AdminForm>
  )
}
