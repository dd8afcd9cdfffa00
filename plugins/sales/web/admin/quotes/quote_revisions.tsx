import { Badge, Button, Table, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState } from 'react'
import { formatDate, formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { QuoteContent } from './quote_content'
import type { Revision, StaffQuote } from './quote_data'

/** All sent revisions of a quote. */
export function QuoteRevisions({ quote }: { quote: StaffQuote }) {
  const t = useWords()
  const locale = useLocale()
  const [open, setOpen] = useState<Revision | null>(null)
  const { revisions } = quote
  if (revisions.length === 0) return null
  const caption = ({ sentAt, actor, validUntil }: Revision) =>
    t('sales.admin_quotes.revision_caption', {
      at: formatInstant(locale, sentAt),
      who: actor,
      until: formatDate(locale, validUntil),
    })
  return (
    <section className="admin-panel" aria-label={t('sales.admin_quotes.revisions')}>
      <h2>{t('sales.admin_quotes.revisions')}</h2>
      <Table verticalSpacing="xs">
        <Table.Tbody>
          {revisions.map((one, at) => (
            <Table.Tr key={one.revision}>
              <Table.Td>
                {t('sales.admin_quotes.revision', { revision: one.revision })}{' '}
                <Badge color="gray" variant="light" size="sm">
                  {t(`sales.admin_quotes.${standing(quote, at)}`)}
                </Badge>
                <Text size="xs" c="dimmed">
                  {caption(one)}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{formatMoney(locale, one.totals.total)}</Table.Td>
              <Table.Td ta="right">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${t('sales.admin_quotes.see')} ${t('sales.admin_quotes.revision', { revision: one.revision })}`}
                  onClick={() => setOpen(one)}
                >
                  {t('sales.admin_quotes.see')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {open && (
        <Dialog
          opened
          size="xl"
          onClose={() => setOpen(null)}
          title={t('sales.admin_quotes.revision', { revision: open.revision })}
        >
          <Text size="sm" mb="sm">
            {caption(open)}
          </Text>
          {open.message && (
            <Text size="sm" mb="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {open.message}
            </Text>
          )}
          <QuoteContent content={open} />
        </Dialog>
      )}
    </section>
  )
}

/** The state of a revision. The last one is valid. */
function standing({ state }: StaffQuote, at: number): string {
  if (at > 0) return 'superseded'
  if (state === 'accepted') return 'accepted_one'
  return state === 'sent' ? 'current' : 'ended'
}
