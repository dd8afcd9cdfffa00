import { useLocation } from '@remix-run/react'
import { MailNotice } from '#web/admin/mail_notice'
import { SecretInput } from '#web/fields/secret/input'
import type { FieldInputProps } from '#web/fields/field_props'

/** A new person without a password is sent a mail. */
export default function ConfirmationInput(props: FieldInputProps) {
  const { pathname } = useLocation()
  return (
    <>
      <SecretInput {...props} />
      {pathname.endsWith('/create') && <MailNotice />}
    </>
  )
}
