import { Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

type Amount = ResponseOf<'payment_crypto.admin.amounts.index'>['data'][number]

const WALLET = 'payment_crypto.wallet'

/** Amounts in coins that the customer of an order was told, for staff who look for the payment in the wallet. */
export default function AmountsSlot({ order: { id, method } }: { order: { id: number; method: string } }) {
  const t = useWords()
  const locale = useLocale()
  const [amounts, setAmounts] = useState<Amount[] | null>(null)
  const isOurs = method === WALLET
  useEffect(() => {
    if (!isOurs) return
    void call('GET', 'payment_crypto.admin.amounts.index', { params: { id } }).then(
      (answer) => setAmounts(answer === false ? [] : answer.data),
      () => setAmounts(null)
    )
  }, [id, isOurs])
  if (!isOurs || amounts === null) return null
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm" c="dimmed">
        {t(`payment_crypto.admin_amounts.${amounts.length > 0 ? 'text' : 'none'}`)}
      </Text>
      {amounts.map(({ quantity, coin, address, rate, frozenAt, expiresAt }) => (
        <Text key={frozenAt} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{`${quantity} ${coin}`}</strong>
          <br />
          {t('payment_crypto.admin_amounts.when', {
            from: formatInstant(locale, frozenAt),
            until: formatInstant(locale, expiresAt),
            rate,
          })}
          <br />
          {address}
        </Text>
      ))}
    </Stack>
  )
}
