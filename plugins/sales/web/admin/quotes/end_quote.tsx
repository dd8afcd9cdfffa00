import { Text, Textarea } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ConfirmDialog } from '#web/admin/confirm_button'
import { MailNotice } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffQuote } from './quote_data'

interface EndDialogProps {
  quote: StaffQuote
  how: 'refuse' | 'cancel'
  onClose: () => void
}

/** Closes a quote without an order. The customer is notified, with the reason. */
export function EndDialog({ quote, how, onClose }: EndDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const isHeard = quote.maker === 'customer' || quote.revision > 1
  const question = isHeard ? `${how}_question` : 'cancel_quiet'
  const told = { params: { id: quote.id }, data: { reason } }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      label={t(`sales.admin_quotes.${how}`)}
      color="red"
      question={
        <>
          <Text span mb="sm" display="block">
            {t(`sales.admin_quotes.${question}`, { email: quote.customer.email })}
          </Text>
          {isHeard && <MailNotice />}
          {isHeard && (
            <Textarea
              label={t('sales.admin_quotes.reason')}
              description={t('sales.admin_quotes.reason_help')}
              value={reason}
              maxLength={1000}
              autosize
              minRows={2}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </>
      }
      run={() =>
        how === 'refuse'
          ? call('POST', 'sales.admin.quote_refusals.store', told)
          : call('POST', 'sales.admin.quote_cancellations.store', told)
      }
      onDone={() => {
        notifyDone(t(how === 'refuse' ? 'sales.admin_quotes.refused' : 'sales.admin_quotes.canceled'))
        revalidate()
      }}
    />
  )
}
