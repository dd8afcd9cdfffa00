import { useRevalidator } from '@remix-run/react'
import { Text } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { RecordActions, type RecordAction } from '#web/admin/record_actions'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Withdrawal } from './withdrawal_data'

const GROUNDS = ['late', 'exempt', 'professional', 'unsealed'] as const

interface ActionProps {
  withdrawal: Withdrawal
  onClose: () => void
}

/** What staff may do with a withdrawal: pay it back, decline it on a legal ground, send the acknowledgement again. */
export function WithdrawalActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const isOpen = withdrawal.state === 'received'
  const confirm = async () => {
    try {
      const answer = await call('POST', 'rma.admin.withdrawal_confirmations.store', { params: { id: withdrawal.id } })
      if (answer === false) return
      notifyDone(t('rma.admin_withdrawals.sent', { email: withdrawal.customer.email }))
      revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  const actions: (RecordAction | false)[] = [
    isOpen &&
      can('rma.withdrawals.mark_refunded') && {
        key: 'refund',
        label: t('rma.admin_withdrawals.refund_now'),
        dialog: (close) => <RefundDialog withdrawal={withdrawal} onClose={close} />,
      },
    can('rma.withdrawals.resend_confirmation') && {
      key: 'confirm',
      label: t('rma.admin_withdrawals.send_again'),
      run: confirm,
    },
    isOpen &&
      can('rma.withdrawals.decline') && {
        key: 'decline',
        label: t('rma.admin_withdrawals.decline'),
        isDangerous: true,
        dialog: (close) => <DeclineDialog withdrawal={withdrawal} onClose={close} />,
      },
  ]
  return <RecordActions next={isOpen ? 'refund' : null} actions={actions} />
}

function RefundDialog({ withdrawal: { id, isWhole, customer }, onClose }: ActionProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { restock: true, byProvider: false },
    save: (data) => call('POST', 'rma.admin.withdrawal_refunds.store', { params: { id }, data }),
    saved: t('rma.admin_withdrawals.refunded'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('rma.admin_withdrawals.refund_now')}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('rma.admin_withdrawals.refund_now')}>
        <div className="admin-fields">
          <Text size="sm">
            {t(isWhole ? 'rma.admin_withdrawals.refund_whole' : 'rma.admin_withdrawals.refund_part')}
          </Text>
          <BooleanField name="restock" isBox label={t('rma.admin_withdrawals.restock')} />
          <BooleanField
            name="byProvider"
            isBox
            label={t('rma.admin_withdrawals.by_provider')}
            help={t('rma.admin_withdrawals.by_provider_help')}
          />
          <Text size="sm">{t('rma.admin_withdrawals.told', { email: customer.email })}</Text>
          <MailNotice />
        </div>
      </AdminForm>
    </Dialog>
  )
}

function DeclineDialog({ withdrawal: { id, customer }, onClose }: ActionProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { legalGround: 'late' as (typeof GROUNDS)[number], answer: '' },
    save: (data) => call('POST', 'rma.admin.withdrawal_refusals.store', { params: { id }, data }),
    saved: t('rma.admin_withdrawals.declined'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('rma.admin_withdrawals.decline')}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('rma.admin_withdrawals.decline')}>
        <div className="admin-fields">
          <Text size="sm">{t('rma.admin_withdrawals.decline_text')}</Text>
          <SelectField
            name="legalGround"
            label={t('rma.admin_withdrawals.ground')}
            options={GROUNDS.map((value) => ({ value, label: t(`rma.admin_withdrawals.ground_${value}`) }))}
            required
          />
          <TextareaField
            name="answer"
            label={t('rma.admin_withdrawals.answer')}
            help={t('rma.admin_withdrawals.answer_help')}
            maxLength={2000}
            rows={3}
          />
          <Text size="sm">{t('rma.admin_withdrawals.told', { email: customer.email })}</Text>
          <MailNotice />
        </div>
      </AdminForm>
    </Dialog>
  )
}
