import { useCan } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { customerValues, type Customer, type CustomerChoices } from './customer_values'
import { ProfileFields, StandingFields } from './profile_fields'

interface ProfileTabProps {
  customer: Customer
  choices: CustomerChoices
  mayChange: boolean
}

/** The form of a customer. */
export function ProfileTab({ customer, choices, mayChange }: ProfileTabProps) {
  const can = useCan()
  const form = useAdminForm({
    values: customerValues(customer),
    version: customer.version,
    save: (values, version = 0) =>
      call('PUT', 'users.admin.customers.update', { params: { id: customer.id }, data: { ...values, version } }),
    fresh: (row) => ({ values: customerValues(row as Customer), version: (row as Customer).version }),
  })
  return (
    <AdminForm
      form={form}
      isReadOnly={!mayChange || !can('users.customers.update')}
      side={
        <>
          <StandingFields choices={choices} />
          <Dates customer={customer} />
        </>
      }
    >
      <ProfileFields values={form.values} />
    </AdminForm>
  )
}

function Dates({ customer }: { customer: Customer }) {
  const t = useWords()
  const locale = useLocale()
  const lines = [
    ['created_at', customer.createdAt],
    ['updated_at', customer.updatedAt],
    ['last_signed_in_at', customer.lastSignedInAt],
  ] as const
  return (
    <FormSection title={t('users.customers.dates')}>
      {lines.map(([key, instant]) => (
        <p key={key}>
          {t(`users.customers.${key}`)}
          <br />
          {instant ? <time dateTime={instant}>{formatInstant(locale, instant)}</time> : t('users.customers.never')}
        </p>
      ))}
    </FormSection>
  )
}
