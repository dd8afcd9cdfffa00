import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { addressValues, newAddress, type AddressValues } from './address_values'
import type { Address, Customer, CustomerChoices } from './customer_values'

interface AddressDialogProps {
  customer: Customer
  choices: CustomerChoices
  /** Null: a new one. */
  address: Address | null
  onClose: () => void
}

/** An address of a customer, in a dialog. */
export function AddressDialog({ customer, choices, address, onClose }: AddressDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const params = { id: customer.id }
  const save = async (data: AddressValues, version = 0): Promise<unknown> =>
    address
      ? call('PUT', 'users.admin.customer_addresses.update', {
          params: { ...params, address: address.id },
          data: { ...data, version },
        })
      : call('POST', 'users.admin.customer_addresses.store', { params, data })
  const form = useAdminForm({
    values: address ? addressValues(address) : newAddress(customer),
    ...(address ? { version: address.version } : {}),
    save,
    fresh: (row) => ({ values: addressValues(row as Address), version: (row as Address).version }),
    onSaved: () => {
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t(address ? 'users.customers.address_edit' : 'users.customers.address_add')}
    >
      <AdminForm form={form} onClose={onClose}>
        <AddressFields choices={choices} country={form.values.country} />
      </AdminForm>
    </Dialog>
  )
}

function AddressFields({ choices, country }: { choices: CustomerChoices; country: string }) {
  const t = useWords()
  const needsPostcode = choices.countries.some(({ code, hasPostcodes }) => code === country && hasPostcodes)
  return (
    <div className="admin-fields">
      <FieldRow>
        <TextField name="firstName" label={t('users.customers.first_name')} required maxLength={35} />
        <TextField name="lastName" label={t('users.customers.last_name')} required maxLength={35} />
      </FieldRow>
      <TextField name="company" label={t('users.customers.company')} maxLength={120} />
      <TextField name="street" label={t('users.customers.street')} required maxLength={120} />
      <TextField name="additional" label={t('users.customers.additional')} maxLength={120} />
      <FieldRow>
        <TextField name="postcode" label={t('users.customers.postcode')} required={needsPostcode} maxLength={16} />
        <TextField name="city" label={t('users.customers.city')} required maxLength={80} />
      </FieldRow>
      <SelectField
        name="country"
        label={t('users.customers.country')}
        required
        options={choices.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="phone" label={t('users.customers.phone')} type="tel" maxLength={40} />
      <BooleanField name="isBillingDefault" label={t('users.customers.billing_default')} isBox />
      <BooleanField name="isDeliveryDefault" label={t('users.customers.delivery_default')} isBox />
    </div>
  )
}
