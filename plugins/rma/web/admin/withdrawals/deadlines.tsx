import { Text } from '@mantine/core'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Withdrawal } from './withdrawal_data'

/** The dates that the law sets. */
export function Deadlines({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWords()
  const locale = useLocale()
  const { deliveredAt, lastDay, returnBy, refundBy } = withdrawal
  const day = (value: string | null) => (value ? formatDate(locale, value) : t('rma.admin_withdrawals.not_delivered'))
  const facts: [string, string][] = [
    ['delivered', day(deliveredAt)],
    ['last_day', day(lastDay)],
    ['return_by', day(returnBy)],
    ['refund_by', day(refundBy)],
  ]
  return (
    <section className="admin-panel" aria-label={t('rma.admin_withdrawals.deadlines')}>
      <h2>{t('rma.admin_withdrawals.deadlines')}</h2>
      {facts.map(([key, value]) => (
        <Text key={key} size="sm">
          <Text span c="dimmed">
            {t(`rma.admin_withdrawals.${key}`)}
          </Text>{' '}
          {value}
        </Text>
      ))}
      <Text size="xs" c="dimmed" mt="sm">
        {t('rma.admin_withdrawals.refund_waits')}
      </Text>
    </section>
  )
}
