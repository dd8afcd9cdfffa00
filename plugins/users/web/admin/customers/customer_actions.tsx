import { useNavigate } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { notifyDone } from '#web/admin/notify'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Customer } from './customer_values'

/** What may be done to a customer beside changing them. */
export function CustomerActions({ customer, name }: { customer: Customer; name: string }) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const mailTold = useMailMessage()
  const { email } = customer
  const params = { id: customer.id }
  return (
    <>
      {can('users.customers.update') && !customer.isSuspended && (
        <ConfirmButton
          label={t('users.customers.password_mail')}
          question={
            <>
              <p>{t('users.customers.password_mail_consequence', { email })}</p>
              <MailNotice />
            </>
          }
          run={() => call('POST', 'users.admin.customer_password_mails.store', { params })}
          onDone={() => notifyDone(mailTold(t('users.customers.password_mail_sent', { email })))}
        />
      )}
      {can('users.customers.delete') && (
        <ConfirmButton
          label={t('admin.delete')}
          color="red"
          question={t('users.customers.delete_consequence', { name })}
          run={() => call('DELETE', 'users.admin.customers.destroy', { params, data: { version: customer.version } })}
          onDone={() => {
            notifyDone(t('users.customers.deleted', { name }))
            navigate(pathOf('users.admin.customers') ?? '/admin')
          }}
        />
      )}
    </>
  )
}
